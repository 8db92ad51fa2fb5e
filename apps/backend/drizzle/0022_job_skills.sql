-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "job_descriptions_by_skill";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "job_descriptions_by_skill" ON "job_descriptions" USING gin ("skills" jsonb_path_ops);