-- Loyalty cards. Points are a ledger: an entry is never changed, and the balance is the sum. docs/behaviour/account.md §16.4.
CREATE TABLE "loyalty_card" (
	"customer_id" integer PRIMARY KEY REFERENCES "customer" ON DELETE CASCADE,
	"number" text NOT NULL CONSTRAINT "loyalty_card_number" UNIQUE,
	"created_at" timestamptz NOT NULL
);
CREATE TABLE "loyalty_entry" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"customer_id" integer NOT NULL REFERENCES "loyalty_card" ON DELETE CASCADE,
	-- Above 0: credited. Below 0: taken back, or exchanged for a voucher.
	"points" integer NOT NULL CHECK ("points" <> 0),
	"order_id" bigint REFERENCES "sales_order",
	-- The voucher that the points were exchanged for, and the client's id of the exchange.
	"coupon_code" text REFERENCES "coupon",
	"request_id" text,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "loyalty_entry_reason" CHECK (("order_id" IS NULL) <> ("coupon_code" IS NULL)),
	CONSTRAINT "loyalty_entry_request" UNIQUE ("customer_id", "request_id")
);
CREATE INDEX "loyalty_entry_order" ON "loyalty_entry" ("order_id");
CREATE INDEX "loyalty_entry_coupon" ON "loyalty_entry" ("coupon_code");
-- What the whole order earns by the rule that was in force when it was placed.
ALTER TABLE "sales_order" ADD COLUMN "loyalty_points" integer NOT NULL DEFAULT 0 CHECK ("loyalty_points" >= 0);
