-- Orders as they were placed: nothing here follows later changes of the catalogue. Amounts are whole cents.
CREATE TABLE "sales_order" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	-- The client's own id: an order that is sent twice is stored once.
	"order_id" text,
	"body_hash" text NOT NULL,
	"cart_id" text REFERENCES "cart",
	"store_code" text NOT NULL,
	"status" text NOT NULL DEFAULT 'pending',
	"state" text NOT NULL DEFAULT 'new',
	"is_virtual" boolean NOT NULL,
	"customer_email" text,
	"currency_code" text NOT NULL,
	"subtotal_cents" bigint NOT NULL,
	"subtotal_incl_tax_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"shipping_cents" bigint NOT NULL,
	"shipping_incl_tax_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"grand_total_cents" bigint NOT NULL,
	"total_qty" integer NOT NULL,
	"shipping_carrier_code" text,
	"shipping_method_code" text,
	"shipping_description" text,
	"shipping_extra" json,
	"payment_method_code" text NOT NULL,
	"payment_title" text NOT NULL,
	"payment_additional" json,
	"created_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "sales_order_order_id" UNIQUE ("order_id"),
	CONSTRAINT "sales_order_cart_id" UNIQUE ("cart_id"),
	CONSTRAINT "sales_order_total" CHECK ("grand_total_cents" >= 0)
);
CREATE TABLE "sales_order_line" (
	"order_id" bigint NOT NULL REFERENCES "sales_order",
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"product_sku" text NOT NULL,
	"name" text NOT NULL,
	"product_type" text NOT NULL,
	"qty" integer NOT NULL,
	"price_cents" bigint NOT NULL,
	"price_incl_tax_cents" bigint NOT NULL,
	"row_total_cents" bigint NOT NULL,
	"row_total_incl_tax_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"tax_percent" numeric NOT NULL,
	"discount_cents" bigint NOT NULL,
	"product_option" json,
	"options" json NOT NULL,
	-- What was taken from the store room for this line, [{ sku, qty }]: a cancellation puts it back.
	"taken" json NOT NULL,
	PRIMARY KEY ("order_id", "position"),
	CONSTRAINT "sales_order_line_qty" CHECK ("qty" > 0)
);
CREATE TABLE "sales_order_address" (
	"order_id" bigint NOT NULL REFERENCES "sales_order",
	"kind" text NOT NULL CHECK ("kind" IN ('shipping', 'billing')),
	"body" json NOT NULL,
	PRIMARY KEY ("order_id", "kind")
);
-- Work that follows from a change, written in the change's own transaction.
CREATE TABLE "outbox" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"topic" text NOT NULL,
	"payload" json NOT NULL,
	"attempts" integer NOT NULL DEFAULT 0,
	"available_at" timestamptz NOT NULL DEFAULT now(),
	"created_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "outbox_available_at" ON "outbox" ("available_at", "id");
