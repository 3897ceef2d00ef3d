-- Whether the line is, or contains, a medicine of schedule 1 or above, which shoppers cannot send back. False for orders from before this column.
ALTER TABLE "sales_order_line" ADD COLUMN "is_scheduled_medicine" boolean NOT NULL DEFAULT false;
