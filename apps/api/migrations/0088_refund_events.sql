-- Which refund a notification tells of: the provider's id, and ours where the provider repeats it.
ALTER TABLE "payment_event" ADD COLUMN "refund_id" text;
ALTER TABLE "payment_event" ADD COLUMN "refund_reference" text;
