CREATE TABLE "provider_plans" (
	"provider" text NOT NULL,
	"order_type" text NOT NULL,
	"currency" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"product_id" text NOT NULL,
	"plan_id" text NOT NULL,
	CONSTRAINT "provider_plans_provider_order_type_currency_amount_cents_pk" PRIMARY KEY("provider","order_type","currency","amount_cents")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "order_type" text;--> statement-breakpoint
UPDATE "payments" SET "order_type" = "subscriptions"."order_type" FROM "subscriptions" WHERE "subscriptions"."id" = "payments"."subscription_id";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipt_url" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_order_type" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "standing" text;--> statement-breakpoint
UPDATE "subscriptions" SET "standing" = CASE WHEN "status" = 'past_due' THEN 'past_due' WHEN "live" THEN 'active' ELSE 'ended' END;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "standing" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_charge_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_charge_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reminded_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "subject_id" text;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("live","paid_through");