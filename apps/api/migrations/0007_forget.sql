-- Who leaves is forgotten: orders keep what tax law asks for, and those on their way keep the address until they must have arrived.
ALTER TABLE "sales_order" ADD COLUMN "erase_contact_at" timestamptz;
CREATE INDEX "sales_order_erase_contact_at" ON "sales_order" ("erase_contact_at") WHERE "erase_contact_at" IS NOT NULL;
