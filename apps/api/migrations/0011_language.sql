-- The language in which the shopper read the shop, for the mails about an order; null: that of its store view.
ALTER TABLE "sales_order" ADD COLUMN "language" text;
