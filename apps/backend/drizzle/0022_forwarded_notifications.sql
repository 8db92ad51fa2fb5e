ALTER TABLE "notifications" ADD COLUMN "forwarded_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "notifications" SET "forwarded_at" = "scheduled_at" WHERE "scheduled_at" <= now();
