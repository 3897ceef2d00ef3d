-- Mails that ask for a review some days after a delivery: one per order, and none to addresses that ended them. docs/behaviour/orders.md §17.6.
CREATE TABLE "review_request" (
	"order_id" bigint PRIMARY KEY REFERENCES "sales_order",
	"created_at" timestamptz NOT NULL
);
CREATE TABLE "review_request_end" (
	"email" text PRIMARY KEY,
	"created_at" timestamptz NOT NULL
);
CREATE INDEX "sales_order_shipped_at" ON "sales_order" ("shipped_at") WHERE "shipped_at" IS NOT NULL;
