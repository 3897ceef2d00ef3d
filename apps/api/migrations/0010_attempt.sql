-- Guesses at what can be guessed, and mails that strangers ask for: counted for all processes of the shop together, and beyond a restart.
-- A key is one of a fixed number of rows, so that made-up names fill no disk.
CREATE TABLE "attempt" (
	"bucket" integer PRIMARY KEY,
	"hits" integer NOT NULL,
	"ends_at" timestamptz NOT NULL
) WITH (fillfactor = 50);
