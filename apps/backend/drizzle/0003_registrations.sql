-- outside a transaction
CREATE TABLE IF NOT EXISTS "registrations" (
	"user_id" text PRIMARY KEY NOT NULL CONSTRAINT "registrations_user_id_users_id_fk" REFERENCES "public"."users"("id") ON DELETE cascade,
	"browser" text NOT NULL,
	"address" text
);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_one_per_email";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "users_one_per_email" ON "users" USING btree ("email") WHERE "users"."user_status" <> 'Pending OTP';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_one_per_number";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "users_one_per_number" ON "users" USING btree ("mobile_number") WHERE "users"."user_status" <> 'Pending OTP';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_by_email";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_by_email" ON "users" USING btree ("email");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_by_number";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_by_number" ON "users" USING btree ("mobile_number");--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT IF EXISTS "users_email_unique";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT IF EXISTS "users_mobileNumber_unique";
