-- Who found a review helpful: one vote per customer, or per device of a guest. docs/wire.md §6.3.
CREATE TABLE "review_vote" (
	"review_id" integer NOT NULL REFERENCES "review" ON DELETE CASCADE,
	-- `customer` and its id, or `device` and the hash of the id that the device keeps.
	"voter" text NOT NULL,
	PRIMARY KEY ("review_id", "voter")
);
CREATE INDEX "review_vote_voter" ON "review_vote" ("voter");
