CREATE TABLE "care_counts" (
	"day" date NOT NULL,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "care_counts_day_level_kind_pk" PRIMARY KEY("day","level","kind")
);
--> statement-breakpoint
CREATE TABLE "user_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"master_key_id" text NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_payments" (
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"order_type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"refunded_cents" integer NOT NULL,
	"disputed" boolean NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "closed_payments_provider_provider_payment_id_pk" PRIMARY KEY("provider","provider_payment_id")
);
--> statement-breakpoint
ALTER TABLE "user_keys" ADD CONSTRAINT "user_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closed_payments_paid" ON "closed_payments" USING btree ("paid_at");