-- Money that was given back, through a payment provider or outside of the shop: never more than the order's total.
ALTER TABLE "sales_order" ADD COLUMN "refunded_cents" bigint NOT NULL DEFAULT 0
	CONSTRAINT "sales_order_refunded" CHECK ("refunded_cents" BETWEEN 0 AND "grand_total_cents");
CREATE TABLE "sales_refund" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"order_id" bigint NOT NULL REFERENCES "sales_order",
	"amount_cents" bigint NOT NULL CHECK ("amount_cents" > 0),
	-- Shown to the buyer.
	"reason" text NOT NULL,
	-- The person or the part of the shop that recorded it.
	"recorded_by" text NOT NULL,
	-- `note` for money given back outside of the shop, else the code of the payment provider.
	"channel" text NOT NULL,
	-- The provider's or the operator's own number of the refund: one that is recorded twice is stored once.
	"reference" text,
	"created_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "sales_refund_reference" UNIQUE ("order_id", "channel", "reference")
);
