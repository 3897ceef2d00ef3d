-- An order that waits for its payment. It has no number, mail or place in the history before it is confirmed; until then the client's id
-- and the cart are stored here, so that neither counts as ordered.
CREATE TABLE "pending_order" (
	"order_id" bigint PRIMARY KEY REFERENCES "sales_order",
	-- Secret that lets its holder pay and cancel the order.
	"checkout_reference" text NOT NULL UNIQUE,
	"client_order_id" text,
	"cart_id" text,
	-- The cart is closed with the order only if it has not changed since.
	"cart_version" integer,
	-- Products, addresses, delivery and total: the same purchase is the same order.
	"purchase_hash" text NOT NULL,
	-- waiting: its goods are taken from stock; released: they were given back, and can be taken again; given-up: for good, money that still
	-- arrives is refunded; confirmed: it is an order like any other.
	"state" text NOT NULL CHECK ("state" IN ('waiting', 'released', 'given-up', 'confirmed')),
	"reserved_until" timestamptz NOT NULL,
	"created_at" timestamptz NOT NULL DEFAULT now(),
	"updated_at" timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX "pending_order_cart" ON "pending_order" ("cart_id") WHERE "state" IN ('waiting', 'released');
CREATE UNIQUE INDEX "pending_order_client" ON "pending_order" ("client_order_id") WHERE "state" IN ('waiting', 'released');
CREATE INDEX "pending_order_reserved_until" ON "pending_order" ("reserved_until") WHERE "state" = 'waiting';
