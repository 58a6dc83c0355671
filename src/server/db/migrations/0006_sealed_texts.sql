-- breaks the version before: it writes texts in the clear into columns that hold boxes now
-- Texts become boxes (privacy/aes-gcm.ts). What is there already is kept as it is behind a 0, the version of what waits to
-- be sealed; the server does that before it serves (privacy/seal-stored.ts).
ALTER TABLE "dialogues"
	ALTER COLUMN "question" SET DATA TYPE bytea USING decode('00', 'hex') || convert_to("question", 'UTF8'),
	ALTER COLUMN "reading" SET DATA TYPE bytea USING decode('00', 'hex') || convert_to("reading"::text, 'UTF8'),
	ALTER COLUMN "summary" SET DATA TYPE bytea USING decode('00', 'hex') || convert_to("summary"::text, 'UTF8'),
	ALTER COLUMN "understanding" SET DATA TYPE bytea USING decode('00', 'hex') || convert_to("understanding"::text, 'UTF8');
--> statement-breakpoint
ALTER TABLE "idempotency_keys"
	ALTER COLUMN "response" SET DATA TYPE bytea USING decode('00', 'hex') || convert_to("response"::text, 'UTF8');
--> statement-breakpoint
ALTER TABLE "rounds"
	ALTER COLUMN "question" SET DATA TYPE bytea USING decode('00', 'hex') || convert_to("question", 'UTF8'),
	ALTER COLUMN "reflection" SET DATA TYPE bytea USING decode('00', 'hex') || convert_to("reflection", 'UTF8'),
	ALTER COLUMN "support" SET DATA TYPE bytea USING decode('00', 'hex') || convert_to("support", 'UTF8'),
	ALTER COLUMN "options" SET DATA TYPE bytea USING decode('00', 'hex') || convert_to("options"::text, 'UTF8'),
	ALTER COLUMN "answer" SET DATA TYPE bytea USING decode('00', 'hex') || convert_to("answer"::text, 'UTF8');
--> statement-breakpoint
ALTER TABLE "turns"
	ALTER COLUMN "result" SET DATA TYPE bytea USING decode('00', 'hex') || convert_to("result"::text, 'UTF8');
--> statement-breakpoint
CREATE INDEX "dialogues_unsealed" ON "dialogues" USING btree ("user_id","session_id") WHERE get_byte(question, 0) = 0;--> statement-breakpoint
CREATE INDEX "idempotency_keys_unsealed" ON "idempotency_keys" USING btree ("user_id","key") WHERE length(request_hash) = 64;--> statement-breakpoint
CREATE INDEX "rounds_unsealed" ON "rounds" USING btree ("user_id","session_id","number") WHERE get_byte(question, 0) = 0;--> statement-breakpoint
CREATE INDEX "turns_unsealed" ON "turns" USING btree ("user_id","id") WHERE length(request_hash) = 64;--> statement-breakpoint
ALTER TABLE "dialogues" ADD CONSTRAINT "dialogues_boxes" CHECK (get_byte(question, 0) <= 1 and get_byte(reading, 0) <= 1 and get_byte(summary, 0) <= 1 and get_byte(understanding, 0) <= 1);--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_boxes" CHECK (get_byte(response, 0) <= 1);--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_boxes" CHECK (get_byte(question, 0) <= 1 and get_byte(options, 0) <= 1 and get_byte(reflection, 0) <= 1 and get_byte(support, 0) <= 1 and get_byte(answer, 0) <= 1);--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_boxes" CHECK (get_byte(result, 0) <= 1);
