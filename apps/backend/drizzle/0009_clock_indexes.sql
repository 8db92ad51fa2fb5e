-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "job_descriptions_cancelled";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "job_descriptions_cancelled" ON "job_descriptions" USING btree ("id") WHERE "job_descriptions"."cancelled_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jd_student_mappings_open";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jd_student_mappings_open" ON "jd_student_mappings" USING btree ("status","jd_id") WHERE "jd_student_mappings"."status" in ('Eligible', 'Applied', 'On Hold');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jd_student_mappings_offered";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jd_student_mappings_offered" ON "jd_student_mappings" USING btree ("id") WHERE "jd_student_mappings"."status" = 'Selected';