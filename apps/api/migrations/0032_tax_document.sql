-- Invoices and credit notes, with the data that they are drawn from. Numbers have no gaps: they are counted in the transaction that
-- stores the document, and a rolled-back one gives its number back (decision 0032).
CREATE TABLE "tax_document_series" (
	"kind" text NOT NULL CHECK ("kind" IN ('invoice', 'credit-note')),
	-- The store view.
	"store_code" text NOT NULL,
	"last" bigint NOT NULL,
	PRIMARY KEY ("kind", "store_code")
);
CREATE TABLE "tax_document" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"kind" text NOT NULL,
	"store_code" text NOT NULL,
	"position" bigint NOT NULL,
	-- As people read it, such as INV-DE-000012.
	"number" text NOT NULL,
	"order_id" bigint NOT NULL REFERENCES "sales_order",
	-- Of a credit note: the invoice that it corrects.
	"refers_to" bigint REFERENCES "tax_document",
	"total_cents" bigint NOT NULL,
	"issued_at" timestamptz NOT NULL,
	"body" json NOT NULL,
	FOREIGN KEY ("kind", "store_code") REFERENCES "tax_document_series",
	CONSTRAINT "tax_document_position" UNIQUE ("kind", "store_code", "position"),
	CONSTRAINT "tax_document_number" UNIQUE ("number"),
	CONSTRAINT "tax_document_refers" CHECK (("kind" = 'credit-note') = ("refers_to" IS NOT NULL))
);
CREATE INDEX "tax_document_order" ON "tax_document" ("order_id", "id");
CREATE FUNCTION "refuse_tax_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'An issued document never changes';
END $$;
CREATE TRIGGER "tax_document_never_changes" BEFORE UPDATE ON "tax_document" FOR EACH ROW EXECUTE FUNCTION "refuse_tax_document_change"();
