-- Goods that are sent back. They return to stock when they are recorded as received, never before, and unsaleable ones never.
CREATE TABLE "sales_return" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"order_id" bigint NOT NULL REFERENCES "sales_order",
	"state" text NOT NULL DEFAULT 'announced' CHECK ("state" IN ('announced', 'received', 'called-off')),
	"announced_by" text NOT NULL CHECK ("announced_by" IN ('customer', 'operator')),
	-- Null: none was given, or it was erased with the buyer's contact data.
	"reason" text,
	-- The client's own id: a request that is sent twice is stored once.
	"request_id" text,
	"created_at" timestamptz NOT NULL DEFAULT now(),
	"closed_at" timestamptz,
	CONSTRAINT "sales_return_request" UNIQUE ("order_id", "request_id"),
	CONSTRAINT "sales_return_closed" CHECK (("state" = 'announced') = ("closed_at" IS NULL))
);
CREATE TABLE "sales_return_line" (
	"return_id" bigint NOT NULL REFERENCES "sales_return",
	-- The line of the order.
	"position" integer NOT NULL,
	"qty" integer NOT NULL CHECK ("qty" > 0),
	-- Null until the return is received.
	"received_qty" integer,
	-- Of the received pieces, those that did not go back into stock.
	"unsaleable_qty" integer,
	PRIMARY KEY ("return_id", "position"),
	CONSTRAINT "sales_return_line_received" CHECK ("received_qty" BETWEEN 0 AND "qty" AND "unsaleable_qty" BETWEEN 0 AND "received_qty")
);
