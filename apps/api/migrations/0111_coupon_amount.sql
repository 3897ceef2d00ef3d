-- Vouchers: coupons that take an amount off the goods instead of a percentage.
ALTER TABLE "coupon" ALTER COLUMN "percent" DROP NOT NULL,
	ADD COLUMN "amount" numeric CHECK ("amount" > 0),
	ADD COLUMN "currency_code" text,
	ADD CONSTRAINT "coupon_value" CHECK (("percent" IS NULL) <> ("amount" IS NULL) AND ("amount" IS NULL) = ("currency_code" IS NULL));
