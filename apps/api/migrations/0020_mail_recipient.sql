-- How many mails an address got lately, and whether its owner has used a link in one of them. Mails beyond the daily number for an
-- address that never did are held back, so that nobody can flood it through the shop. Addresses are stored as keyed hashes only.
CREATE TABLE "mail_recipient" (
	"hash" text PRIMARY KEY,
	"confirmed_at" timestamptz,
	"sent" integer NOT NULL DEFAULT 0,
	"window_ends_at" timestamptz NOT NULL
);
CREATE INDEX "mail_recipient_window_ends_at" ON "mail_recipient" ("window_ends_at");
-- Mails that wait: one of each subject (an order, or a kind of mail), the latest.
CREATE TABLE "held_mail" (
	"recipient" text NOT NULL REFERENCES "mail_recipient" ON DELETE CASCADE,
	"subject" text NOT NULL,
	"job" json NOT NULL,
	PRIMARY KEY ("recipient", "subject")
);
