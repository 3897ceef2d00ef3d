-- Lines that customers save for later follow their account, one list for each store view. docs/behaviour/cart.md §1.19.
CREATE TABLE "saved_line" (
	"customer_id" integer NOT NULL REFERENCES "customer" ON DELETE CASCADE,
	"store_code" text NOT NULL,
	"key" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY,
	"sku" text NOT NULL,
	"qty" integer NOT NULL CHECK ("qty" > 0),
	"product_option" jsonb,
	"created_at" timestamptz NOT NULL,
	PRIMARY KEY ("customer_id", "store_code", "key")
);
