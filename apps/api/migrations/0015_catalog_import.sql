-- What an import replaced, so that it can be undone; the newest imports only. Rows hold what the import found.
CREATE TABLE "catalog_import" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"imported_at" timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE "catalog_import_row" (
	"import_id" bigint NOT NULL REFERENCES "catalog_import" ON DELETE CASCADE,
	-- The table: product, category …, stock, review.
	"entity" text NOT NULL,
	"store_code" text NOT NULL,
	-- The id of the document, or the sku of a stock record.
	"key" text NOT NULL,
	-- Null: it was not there before.
	"before" text,
	-- The place of a tax rule; the quantity that the import wrote into a stock record.
	"number" integer,
	PRIMARY KEY ("import_id", "entity", "store_code", "key")
);
