ALTER TABLE "outbox_messages" ADD COLUMN "priority" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "outbox_messages_next" ON "outbox_messages" USING btree ("channel","priority","next_attempt_at") WHERE "outbox_messages"."next_attempt_at" is not null;