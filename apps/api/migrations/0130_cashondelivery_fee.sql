-- The fee of cash on delivery is part of what an order costs: in its totals, on its invoice, given back with the rest (decision 0090).
ALTER TABLE "sales_order" ADD COLUMN "cashondelivery_fee_cents" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "sales_order" ADD COLUMN "cashondelivery_fee_incl_tax_cents" bigint DEFAULT 0 NOT NULL;
