CREATE TABLE "care_counts" (
	"day" date NOT NULL,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "care_counts_day_level_kind_pk" PRIMARY KEY("day","level","kind")
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"user_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"remind" boolean NOT NULL,
	"locale" text NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"remind_tries" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"prediction" "bytea",
	"answers" "bytea",
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_ins_user_id_session_id_pk" PRIMARY KEY("user_id","session_id"),
	CONSTRAINT "check_ins_ciphertexts" CHECK (get_byte(prediction, 0) = 1 and get_byte(answers, 0) = 1)
);
--> statement-breakpoint
CREATE TABLE "dialogues" (
	"user_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"question" "bytea" NOT NULL,
	"reading" "bytea" NOT NULL,
	"summary" "bytea",
	"understanding" "bytea",
	"earlier" "bytea",
	"clarity_before" "bytea",
	"clarity_after" "bytea",
	"guide" text NOT NULL,
	"imported_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dialogues_user_id_session_id_pk" PRIMARY KEY("user_id","session_id"),
	CONSTRAINT "dialogues_ciphertexts" CHECK (get_byte(question, 0) = 1 and get_byte(reading, 0) = 1 and get_byte(summary, 0) = 1 and get_byte(understanding, 0) = 1 and get_byte(earlier, 0) = 1 and get_byte(clarity_before, 0) = 1 and get_byte(clarity_after, 0) = 1)
);
--> statement-breakpoint
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
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "idempotency_keys_ciphertexts" CHECK (get_byte(response, 0) = 1)
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_provider_issuer_subject_pk" PRIMARY KEY("provider","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "password_turns" (
	"lane" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"holder" text,
	"free_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"rotated_at" timestamp (3) with time zone,
	"handoff_expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"user_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text DEFAULT 'choice' NOT NULL,
	"stage" text NOT NULL,
	"guide" text NOT NULL,
	"model" text,
	"prompt_version" text,
	"question" "bytea" NOT NULL,
	"options" "bytea" NOT NULL,
	"reflection" "bytea" NOT NULL,
	"support" "bytea" NOT NULL,
	"answer" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rounds_user_id_session_id_number_pk" PRIMARY KEY("user_id","session_id","number"),
	CONSTRAINT "rounds_ciphertexts" CHECK (get_byte(question, 0) = 1 and get_byte(options, 0) = 1 and get_byte(reflection, 0) = 1 and get_byte(support, 0) = 1 and get_byte(answer, 0) = 1)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"browser" text,
	"system" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"result" "bytea",
	"report" jsonb,
	"runner" text,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "turns_ciphertexts" CHECK (get_byte(result, 0) = 1)
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"master_key_id" text NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"full_name" text NOT NULL,
	"role" text DEFAULT 'USER' NOT NULL,
	"email_verified" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"code_mac" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ticket_hash" text NOT NULL,
	"held_attempts" integer DEFAULT 0 NOT NULL,
	"network_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "agreed_plans" (
	"subscription_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"plan" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "agreed_plans_subscription_id_since_pk" PRIMARY KEY("subscription_id","since")
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_customer_id" text NOT NULL,
	CONSTRAINT "billing_customers_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "deleted_account_billing" (
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_account_billing_provider_kind_id_pk" PRIMARY KEY("provider","kind","id")
);
--> statement-breakpoint
CREATE TABLE "deleted_account_payments" (
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"plan" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer NOT NULL,
	"disputed" boolean NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_account_payments_provider_provider_payment_id_pk" PRIMARY KEY("provider","provider_payment_id")
);
--> statement-breakpoint
CREATE TABLE "free_reflections" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" uuid NOT NULL,
	"step" text NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_subscription_id" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"subscription" text NOT NULL,
	"reason" text NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"provider" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"introduction" jsonb,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"country" text,
	"provider_session_id" text,
	"subscription_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"provider" text NOT NULL,
	"refund_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "payment_refunds_provider_refund_id_pk" PRIMARY KEY("provider","refund_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"plan" text NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"tax_rate" text,
	"tax_country" text,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"disputed" boolean DEFAULT false NOT NULL,
	"dispute_url" text,
	"access" text DEFAULT 'by-payment' NOT NULL,
	"receipt_url" text
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"charge_at" timestamp (3) with time zone NOT NULL,
	"from_cents" integer NOT NULL,
	"to_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_plans" (
	"provider" text NOT NULL,
	"plan" text NOT NULL,
	"currency" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"product_id" text NOT NULL,
	"provider_plan_id" text NOT NULL,
	CONSTRAINT "provider_plans_provider_plan_currency_amount_cents_introduction_pk" PRIMARY KEY("provider","plan","currency","amount_cents","introduction")
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"seller" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_subscription_id" text NOT NULL,
	"plan" text NOT NULL,
	"pending_plan" text,
	"provider_status" text NOT NULL,
	"status" text NOT NULL,
	"live" boolean NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"stopped" text,
	"paused_until" timestamp (3) with time zone,
	"billing_day" integer,
	"paid_through" timestamp (3) with time zone,
	"next_charge_at" timestamp (3) with time zone,
	"next_charge_cents" integer,
	"price_cents" integer,
	"currency" text,
	"owed_cents" integer,
	"grace_days" integer DEFAULT 1 NOT NULL,
	"card_expires_at" timestamp (3) with time zone,
	"card_notice_for" timestamp (3) with time zone,
	"dunning_for" timestamp (3) with time zone,
	"dunning_mails" integer DEFAULT 0 NOT NULL,
	"dunning_attempt" integer DEFAULT 0 NOT NULL,
	"dunning_mailed_at" timestamp (3) with time zone,
	"full_price_from" timestamp (3) with time zone,
	"reminded_for" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"synced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"refund_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_session_id_dialogues_user_id_session_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."dialogues"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dialogues" ADD CONSTRAINT "dialogues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_calls" ADD CONSTRAINT "guide_calls_user_id_session_id_dialogues_user_id_session_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."dialogues"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_user_id_session_id_dialogues_user_id_session_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."dialogues"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_user_id_session_id_dialogues_user_id_session_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."dialogues"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_keys" ADD CONSTRAINT "user_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_plans" ADD CONSTRAINT "agreed_plans_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_reflections" ADD CONSTRAINT "free_reflections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_reminders" ON "check_ins" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "dialogues_newest" ON "dialogues" USING btree ("user_id","created_at","session_id");--> statement-breakpoint
CREATE INDEX "guide_calls_dialogue" ON "guide_calls" USING btree ("user_id","session_id","started_at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_turns_end" ON "password_turns" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "turns_key" ON "turns" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "turns_running" ON "turns" USING btree ("user_id","session_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "turns_session" ON "turns" USING btree ("user_id","session_id","created_at");--> statement-breakpoint
CREATE INDEX "turns_reported" ON "turns" USING btree ("created_at") WHERE report is not null;--> statement-breakpoint
CREATE INDEX "used_proofs_expiry" ON "used_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "verification_codes_email" ON "verification_codes" USING btree ("purpose","email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_provider" ON "billing_customers" USING btree ("provider","provider_customer_id");--> statement-breakpoint
CREATE INDEX "deleted_account_billing_looked" ON "deleted_account_billing" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "deleted_account_payments_paid" ON "deleted_account_payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "operator_log_payment" ON "operator_log" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "operator_log_at" ON "operator_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_code" ON "orders" USING btree ((introduction->>'code'));--> statement-breakpoint
CREATE UNIQUE INDEX "orders_provider_session" ON "orders" USING btree ("provider","provider_session_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("seller","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_payment" ON "receipts" USING btree ("provider","provider_payment_id") WHERE kind = 'payment';--> statement-breakpoint
CREATE INDEX "receipts_of_payment" ON "receipts" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "receipts_user" ON "receipts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider" ON "subscriptions" USING btree ("provider","provider_subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("live","paid_through");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("user_id") WHERE live;