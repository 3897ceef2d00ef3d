-- How often each bought file was fetched: a link is good for as many times as its product says.
CREATE TABLE "sales_download" (
	"order_id" bigint NOT NULL REFERENCES "sales_order",
	"link_id" bigint NOT NULL,
	"fetched" integer NOT NULL,
	CONSTRAINT "sales_download_pk" PRIMARY KEY ("order_id", "link_id")
);
