-- From where a customer has logged in before: guesses of others must not lock these out, and a log-in from anywhere else is mailed.
-- A device is a random cookie, a network an address (IPv6 by /64); both are stored as hashes.
CREATE TABLE "customer_device" (
	"customer_id" integer NOT NULL REFERENCES "customer" ON DELETE CASCADE,
	"hash" text NOT NULL,
	"last_seen_at" timestamptz NOT NULL,
	PRIMARY KEY ("customer_id", "hash")
);
CREATE INDEX "customer_device_last_seen_at" ON "customer_device" ("last_seen_at");
