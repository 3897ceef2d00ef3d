-- What changed, written in the transaction of the change. Every process follows this table to keep its copies current (decision 0015).
CREATE TABLE "change" (
	"tx" xid8 NOT NULL DEFAULT pg_current_xact_id(),
	"id" bigint GENERATED ALWAYS AS IDENTITY,
	"topic" text NOT NULL,
	"keys" jsonb NOT NULL,
	"at" timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY ("tx", "id")
);
-- For deleting rows by age. Rows arrive in the order of their age, which is what BRIN needs.
CREATE INDEX "change_at" ON "change" USING brin ("at");
