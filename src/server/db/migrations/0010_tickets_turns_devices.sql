CREATE TABLE "password_turns" (
	"lane" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"holder" text,
	"free_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "ticket_hash" text;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "held_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "network_hash" text;--> statement-breakpoint
CREATE INDEX "password_turns_end" ON "password_turns" USING btree ("ends_at");