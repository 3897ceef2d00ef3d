-- Which open cash orders belong to one shopper: keyed hashes of e-mail address, telephone number, customer and network, for one day.
ALTER TABLE "sales_order" ADD COLUMN "cash_keys" text[];
CREATE INDEX "sales_order_cash_keys" ON "sales_order" USING gin ("cash_keys") WHERE "cash_keys" IS NOT NULL;
