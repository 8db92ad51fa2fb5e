CREATE TABLE "daily_digests" (
	"day" date PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"reached" text NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "weight" text;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "important_by_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "important_by_sms" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "digest_by_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("created_at") WHERE "notifications"."forwarded_at" is null and ("notifications"."forward_to" is not null or ("notifications"."scheduled_at" is not null and ("notifications"."type" = 'Broadcast' or "notifications"."weight" is not null)));