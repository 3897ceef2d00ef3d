-- What is in the store room, by sku. Sales take from it inside the order's transaction; the check makes overselling impossible.
CREATE TABLE "stock" (
	"sku" text PRIMARY KEY,
	"product_id" integer NOT NULL,
	"qty" integer NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"manage_stock" boolean NOT NULL DEFAULT true,
	"min_qty" integer NOT NULL DEFAULT 0,
	"min_sale_qty" integer NOT NULL DEFAULT 1,
	"max_sale_qty" integer NOT NULL DEFAULT 10000,
	"qty_increments" integer NOT NULL DEFAULT 0,
	"notify_stock_qty" integer NOT NULL DEFAULT 1,
	CONSTRAINT "stock_qty_not_negative" CHECK ("qty" >= 0)
) WITH (fillfactor = 70);
