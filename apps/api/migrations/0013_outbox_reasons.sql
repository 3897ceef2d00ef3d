-- A job that failed for good is set aside with its reason, to be repeated or dropped by the operator. Stock and reviews have left the outbox for the change feed.
DELETE FROM "outbox" WHERE "topic" IN ('stock-changed', 'reviews-changed');
ALTER TABLE "outbox" ADD COLUMN "last_error" text;
ALTER TABLE "outbox" ADD COLUMN "set_aside_at" timestamptz;
DROP INDEX "outbox_available_at";
CREATE INDEX "outbox_available_at" ON "outbox" ("available_at", "id") WHERE "set_aside_at" IS NULL;
