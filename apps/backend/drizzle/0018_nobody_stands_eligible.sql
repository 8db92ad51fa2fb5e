-- outside a transaction
-- Whoever has not decided about a job has no row of it; only what was filled in for trials and measurements had such rows.
DELETE FROM "jd_student_mappings" WHERE "status" = 'Eligible';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jd_student_mappings_to_judge";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jd_student_mappings_open";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jd_student_mappings_open" ON "jd_student_mappings" USING btree ("status","jd_id") WHERE "jd_student_mappings"."status" in ('Applied', 'On Hold');
