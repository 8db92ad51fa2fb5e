ALTER TABLE "notifications" ADD COLUMN "audience_programs" text[];--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "audience_passing_years" integer[];--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "sent_count" integer;--> statement-breakpoint
CREATE INDEX "notifications_scheduled" ON "notifications" USING btree ("scheduled_at");