-- Messages to the shop whose senders want a copy, until they confirm their address or the link in the mail expires. docs/wire.md §8.
CREATE TABLE "message_copy" (
	-- Random, because it is in the link.
	"id" uuid PRIMARY KEY,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"store_code" text NOT NULL,
	"language" text,
	"created_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL
);
CREATE INDEX "message_copy_email" ON "message_copy" ("email");
CREATE INDEX "message_copy_expires_at" ON "message_copy" ("expires_at");
