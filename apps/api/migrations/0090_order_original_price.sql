-- What one piece cost before it was reduced, without and with tax. Null: it was not reduced, or the order is older than these columns.
ALTER TABLE "sales_order_line" ADD COLUMN "original_price_cents" bigint, ADD COLUMN "original_price_incl_tax_cents" bigint;
