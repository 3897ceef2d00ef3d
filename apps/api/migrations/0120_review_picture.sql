-- Pictures by the authors of reviews, in the database so that every process and every backup has them. docs/wire.md §6.1.
CREATE TABLE "review_picture" (
	-- Random: a picture cannot be found by counting.
	"name" text PRIMARY KEY,
	"review_id" integer NOT NULL REFERENCES "review" ON DELETE CASCADE,
	"position" smallint NOT NULL,
	-- WebP, encoded by the shop.
	"bytes" bytea NOT NULL
);
CREATE INDEX "review_picture_review" ON "review_picture" ("review_id");
