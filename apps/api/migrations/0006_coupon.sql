-- Coupons: a discount in per cent off all goods, once for each address. What an order redeemed it keeps.
CREATE TABLE "coupon" (
	"code" text PRIMARY KEY,
	"percent" numeric NOT NULL,
	-- Where it comes from: 'newsletter' is issued to one address, 'campaign' is for everybody who knows it.
	"source" text NOT NULL,
	"email" text,
	-- Null: any number of addresses.
	"uses_left" integer,
	"valid_from" timestamptz NOT NULL DEFAULT now(),
	"valid_to" timestamptz,
	"created_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "coupon_code_upper" CHECK ("code" = upper("code")),
	CONSTRAINT "coupon_percent" CHECK ("percent" > 0 AND "percent" <= 100),
	CONSTRAINT "coupon_uses_left" CHECK ("uses_left" >= 0)
);
CREATE UNIQUE INDEX "coupon_of_newsletter" ON "coupon" ("email") WHERE "source" = 'newsletter';
CREATE TABLE "coupon_redemption" (
	"coupon_code" text NOT NULL REFERENCES "coupon",
	"order_id" bigint NOT NULL REFERENCES "sales_order",
	"email" text,
	PRIMARY KEY ("coupon_code", "order_id"),
	CONSTRAINT "coupon_redemption_email" UNIQUE ("coupon_code", "email")
);
ALTER TABLE "cart" ADD COLUMN "coupon_code" text REFERENCES "coupon";
-- An order was refused for it: it goes when the shopper is shown what the cart costs without it, and not before.
ALTER TABLE "cart" ADD COLUMN "coupon_refused" boolean NOT NULL DEFAULT false;
ALTER TABLE "sales_order" ADD COLUMN "coupon_code" text;
CREATE TABLE "newsletter_subscriber" (
	"email" text PRIMARY KEY,
	"status" text NOT NULL CHECK ("status" IN ('pending', 'subscribed', 'unsubscribed')),
	"store_code" text NOT NULL,
	"created_at" timestamptz NOT NULL DEFAULT now(),
	"updated_at" timestamptz NOT NULL DEFAULT now()
);
-- Links of mails that ask whether somebody really wants the newsletter.
CREATE TABLE "newsletter_confirmation" (
	"hash" text PRIMARY KEY,
	"email" text NOT NULL REFERENCES "newsletter_subscriber" ON DELETE CASCADE,
	"expires_at" timestamptz NOT NULL
);
-- Tokens that have sent their mail, until they would have expired anyway.
CREATE TABLE "used_mail_token" (
	"id" text PRIMARY KEY,
	"expires_at" timestamptz NOT NULL
);
