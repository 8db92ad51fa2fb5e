CREATE TABLE "known_devices" (
	"device" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_device_user_id_pk" PRIMARY KEY("device","user_id")
);
--> statement-breakpoint
-- Codes that were sent before say nothing of who asked for them; they live ten minutes.
DELETE FROM "otp_challenges";--> statement-breakpoint
ALTER TABLE "otp_challenges" DROP CONSTRAINT "otp_challenges_pkey";--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD COLUMN "caller" text NOT NULL;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD COLUMN "issued_to" text;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD CONSTRAINT "otp_challenges_mobile_number_caller_pk" PRIMARY KEY("mobile_number","caller");--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_by_user" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_by_expiry" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "failed_login_count";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "locked_until";