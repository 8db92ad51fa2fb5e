-- outside a transaction
CREATE TABLE IF NOT EXISTS "notice_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"owner_id" text,
	"title" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD COLUMN IF NOT EXISTS "fields" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN IF NOT EXISTS "audience_group" jsonb;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN IF NOT EXISTS "notification_id" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN IF NOT EXISTS "to_user_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "notice_templates_title" ON "notice_templates" USING btree (coalesce("owner_id", ''),lower("title"));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "outbox_messages_of_notification";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_messages_of_notification" ON "outbox_messages" USING btree ("notification_id","to_user_id") WHERE "outbox_messages"."notification_id" is not null;