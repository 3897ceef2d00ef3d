-- Invoices and totals name the tax of each rate, and delivery may be taxed at another rate than the goods. Null: not taxed, or placed before.
ALTER TABLE "sales_order" ADD COLUMN "shipping_tax_percent" numeric;
