-- The wishlist of a customer, one for each store view, and the key of its link while it is shared. docs/behaviour/small-stores.md §20.1.
CREATE TABLE "wishlist_entry" (
	"customer_id" integer NOT NULL REFERENCES "customer" ON DELETE CASCADE,
	"store_code" text NOT NULL,
	"sku" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY,
	"created_at" timestamptz NOT NULL,
	PRIMARY KEY ("customer_id", "store_code", "sku")
);
CREATE TABLE "wishlist_share" (
	"key" text PRIMARY KEY,
	"customer_id" integer NOT NULL REFERENCES "customer" ON DELETE CASCADE,
	"store_code" text NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "wishlist_share_once" UNIQUE ("customer_id", "store_code")
);
