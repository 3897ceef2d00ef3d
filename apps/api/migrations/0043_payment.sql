-- Attempts to pay an order. docs/payments.md tells their states.
CREATE TABLE "payment_attempt" (
	"id" text PRIMARY KEY,
	"order_id" bigint NOT NULL REFERENCES "sales_order",
	"provider" text NOT NULL,
	"method" text NOT NULL,
	-- As the order names it once this attempt has paid it.
	"method_title" text NOT NULL,
	"mode" text NOT NULL CHECK ("mode" IN ('sim', 'test', 'live')),
	-- One press of the button; null where the call has none.
	"client_request_id" text,
	-- Names the attempt at the provider.
	"reference" text NOT NULL UNIQUE,
	"state" text NOT NULL DEFAULT 'created' CHECK ("state" IN ('created', 'prepared', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'review',
		'paid_late', 'refund_pending', 'refunded', 'part_refunded')),
	"amount_cents" bigint NOT NULL CHECK ("amount_cents" > 0),
	"currency_code" text NOT NULL,
	"store_code" text NOT NULL,
	"provider_checkout_id" text,
	"provider_payment_id" text,
	-- What the browser needs: address of the widget or of the provider's page, content of the QR code.
	"handover" json,
	-- End of the checkout at the provider.
	"expires_at" timestamptz,
	-- The provider's code, or what contradicted the attempt: for the operator.
	"reason" text,
	-- Brand and last four digits at most.
	"instrument" text,
	"captured_cents" bigint NOT NULL DEFAULT 0,
	"refunded_cents" bigint NOT NULL DEFAULT 0,
	-- When the provider was last asked, and the time before: some allow two questions a minute.
	"asked_at" timestamptz,
	"asked_before_at" timestamptz,
	-- Null: nothing is open any more.
	"ask_next_at" timestamptz,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "payment_attempt_request" UNIQUE ("order_id", "client_request_id"),
	CONSTRAINT "payment_attempt_checkout" UNIQUE ("provider", "provider_checkout_id"),
	CONSTRAINT "payment_attempt_payment" UNIQUE ("provider", "provider_payment_id"),
	CONSTRAINT "payment_attempt_refunded" CHECK ("refunded_cents" BETWEEN 0 AND "captured_cents")
);
-- A second success of the same order is `paid_late`, and refunded.
CREATE UNIQUE INDEX "payment_attempt_one_paid" ON "payment_attempt" ("order_id") WHERE "state" IN ('paid', 'part_refunded');
CREATE INDEX "payment_attempt_order" ON "payment_attempt" ("order_id", "created_at");
CREATE INDEX "payment_attempt_ask_next" ON "payment_attempt" ("ask_next_at") WHERE "ask_next_at" IS NOT NULL;
-- Notifications of providers, each once.
CREATE TABLE "payment_event" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"provider" text NOT NULL,
	-- The provider's id of the event, else the SHA-256 of its raw body.
	"event_key" text NOT NULL,
	"kind" text NOT NULL CHECK ("kind" IN ('payment', 'refund', 'chargeback', 'other')),
	"reference" text,
	"checkout_id" text,
	"payment_id" text,
	"amount_cents" bigint,
	"outcome" text,
	"attempt_id" text REFERENCES "payment_attempt",
	"received_at" timestamptz NOT NULL,
	"processed_at" timestamptz,
	CONSTRAINT "payment_event_key" UNIQUE ("provider", "event_key")
);
CREATE INDEX "payment_event_attempt" ON "payment_event" ("attempt_id");
-- Money that goes back. The sum never exceeds what was captured: it is added to the attempt in the same transaction.
CREATE TABLE "payment_refund" (
	"id" text PRIMARY KEY,
	"attempt_id" text NOT NULL REFERENCES "payment_attempt",
	"amount_cents" bigint NOT NULL CHECK ("amount_cents" > 0),
	"state" text NOT NULL DEFAULT 'requested' CHECK ("state" IN ('requested', 'sent', 'done', 'failed')),
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"provider_refund_id" text,
	"fault" text,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL
);
CREATE INDEX "payment_refund_attempt" ON "payment_refund" ("attempt_id");
-- What the daily comparison with a provider's list cannot explain, and chargebacks: a person looks at them.
CREATE TABLE "payment_finding" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text NOT NULL,
	"attempt_id" text REFERENCES "payment_attempt",
	"detail" text NOT NULL,
	"found_at" timestamptz NOT NULL,
	"resolved_at" timestamptz,
	CONSTRAINT "payment_finding_once" UNIQUE ("provider", "kind", "payment_id")
);
