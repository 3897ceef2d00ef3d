-- The daily comparison of each provider's payments with ours: its result, and which process makes it. Until now only the day was claimed,
-- also when the provider did not answer.
CREATE TABLE "payment_comparison" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"claimed_at" timestamptz NOT NULL,
	-- Null: it is being made, or failed and is made again.
	"compared_at" timestamptz,
	-- list: with the provider's own list; asked: the provider has none, so that it was asked about each payment.
	"manner" text CHECK ("manner" IN ('list', 'asked')),
	"theirs" integer,
	"ours" integer,
	"unexplained" integer,
	PRIMARY KEY ("provider", "day")
);
DELETE FROM "task_receipt" WHERE "scope" = 'payment-comparison';
