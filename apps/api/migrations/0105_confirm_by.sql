-- Until when the guest of a large cash order must confirm it by mail; null: there is nothing to confirm. Decision 0076.
ALTER TABLE "sales_order" ADD COLUMN "confirm_by" timestamptz;
CREATE INDEX "sales_order_confirm_by" ON "sales_order" ("confirm_by") WHERE "confirm_by" IS NOT NULL AND "status" = 'pending';
