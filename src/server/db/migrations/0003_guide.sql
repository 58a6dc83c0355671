ALTER TABLE "dialogues" ADD COLUMN "understanding" jsonb;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "prompt_version" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "lenses" jsonb;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "runner" text;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "lease_until" timestamp (3) with time zone;