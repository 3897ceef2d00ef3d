-- Orders that their shopper withdrew before they arrived: one that was on its way must not be placed afterwards. Decision 0054.
CREATE TABLE "withdrawn_order" (
	"order_id" text PRIMARY KEY,
	"withdrawn_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "withdrawn_order_withdrawn_at" ON "withdrawn_order" ("withdrawn_at");
-- Placing and withdrawing an order take turns. A volatile function sees what was committed while it waited; a subquery of the statement
-- that places the order would not.
CREATE FUNCTION "is_withdrawn_order"("client_order_id" text) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	IF client_order_id IS NULL THEN RETURN false; END IF;
	PERFORM pg_advisory_xact_lock(hashtext('withdrawn_order'), hashtext(client_order_id));
	RETURN EXISTS (SELECT FROM withdrawn_order w WHERE w.order_id = client_order_id);
END $$;
