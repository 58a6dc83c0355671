CREATE TABLE "agreed_plans" (
	"subscription_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"order_type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "agreed_plans_subscription_id_since_pk" PRIMARY KEY("subscription_id","since")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "stopped" text;--> statement-breakpoint
ALTER TABLE "agreed_plans" ADD CONSTRAINT "agreed_plans_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;