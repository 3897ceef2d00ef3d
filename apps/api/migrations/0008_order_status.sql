-- What becomes of an order: shipping and payment lead it on, and each step is kept. Its number is drawn last, when nothing can refuse
-- the order any more: repetitions, races and sold-out goods leave no gap.
ALTER TABLE "sales_order" ADD COLUMN "shipped_at" timestamptz;
ALTER TABLE "sales_order" ADD COLUMN "paid_at" timestamptz;
ALTER TABLE "sales_order" ADD COLUMN "updated_at" timestamptz;
UPDATE "sales_order" SET "updated_at" = "created_at";
ALTER TABLE "sales_order" ALTER COLUMN "updated_at" SET DEFAULT now();
ALTER TABLE "sales_order" ALTER COLUMN "updated_at" SET NOT NULL;
CREATE TABLE "sales_order_status" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"order_id" bigint NOT NULL REFERENCES "sales_order",
	"step" text NOT NULL,
	"status" text NOT NULL,
	-- A word to the buyer, such as the number of the parcel.
	"comment" text,
	"created_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "sales_order_status_order" ON "sales_order_status" ("order_id", "id");
CREATE TABLE "sales_order_number" (
	"number" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"order_id" bigint NOT NULL REFERENCES "sales_order",
	CONSTRAINT "sales_order_number_order" UNIQUE ("order_id")
);
INSERT INTO "sales_order_number" ("number", "order_id") OVERRIDING SYSTEM VALUE SELECT "id", "id" FROM "sales_order";
SELECT setval(pg_get_serial_sequence('sales_order_number', 'number'), (SELECT coalesce(max("id"), 0) + 1 FROM "sales_order"), false);
