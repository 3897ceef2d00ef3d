-- An order that was placed at once although its method is paid online, as old clients do: its number, mails and goods are there, and it can
-- still be paid with its secret (decision 0051).
ALTER TABLE "pending_order" DROP CONSTRAINT "pending_order_state_check";
ALTER TABLE "pending_order" ADD CONSTRAINT "pending_order_state_check" CHECK ("state" IN ('waiting', 'released', 'given-up', 'placed', 'confirmed'));
