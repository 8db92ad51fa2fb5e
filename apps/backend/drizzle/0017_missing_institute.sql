-- outside a transaction
ALTER TABLE "candidates" ADD COLUMN IF NOT EXISTS "missing_institute" text;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidates_by_missing_institute";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidates_by_missing_institute" ON "candidates" USING btree ("user_id") WHERE "candidates"."missing_institute" is not null;
