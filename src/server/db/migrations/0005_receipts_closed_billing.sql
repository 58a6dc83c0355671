CREATE TABLE "guide_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"kind" text NOT NULL,
	"answers" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	"guide" text,
	"report" jsonb,
	"sent" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_billing" (
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "closed_billing_provider_kind_id_pk" PRIMARY KEY("provider","kind","id")
);
--> statement-breakpoint
ALTER TABLE "guide_calls" ADD CONSTRAINT "guide_calls_user_id_session_id_dialogues_user_id_session_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."dialogues"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_calls_dialogue" ON "guide_calls" USING btree ("user_id","session_id","started_at");--> statement-breakpoint
CREATE INDEX "closed_billing_looked" ON "closed_billing" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");