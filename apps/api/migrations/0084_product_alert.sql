-- Requests for one mail when a sold-out product can be bought again. docs/behaviour/stock.md §5.3.
CREATE TABLE "product_alert" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"email" text NOT NULL,
	-- The product, or one of its variants.
	"sku" text NOT NULL,
	-- The document with the sku: of a variant, its parent's.
	"product_id" integer NOT NULL,
	"store_code" text NOT NULL,
	"language" text,
	"created_at" timestamptz NOT NULL,
	-- Null: no mail is in the outbox.
	"enqueued_at" timestamptz,
	CONSTRAINT "product_alert_once" UNIQUE ("email", "sku")
);
CREATE INDEX "product_alert_waiting" ON "product_alert" ("store_code", "product_id", "sku") WHERE "enqueued_at" IS NULL;
CREATE INDEX "product_alert_created_at" ON "product_alert" ("created_at");
