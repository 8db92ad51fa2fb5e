DROP INDEX "jd_student_mappings_by_status";--> statement-breakpoint
ALTER TABLE "jd_student_mappings" ADD COLUMN "match_score" integer GENERATED ALWAYS AS (("jd_student_mappings"."eligibility_snapshot" ->> 'matchScore')::int) STORED;--> statement-breakpoint
CREATE INDEX "jd_student_mappings_by_application" ON "jd_student_mappings" USING btree ("jd_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jd_student_mappings_by_status" ON "jd_student_mappings" USING btree ("jd_id","status","applied_at" DESC NULLS LAST);