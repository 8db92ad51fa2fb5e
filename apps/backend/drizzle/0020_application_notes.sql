CREATE TABLE "jd_student_mapping_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"mapping_id" text NOT NULL,
	"author_id" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jd_student_mapping_notes" ADD CONSTRAINT "jd_student_mapping_notes_mapping_id_jd_student_mappings_id_fk" FOREIGN KEY ("mapping_id") REFERENCES "public"."jd_student_mappings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jd_student_mapping_notes_by_mapping" ON "jd_student_mapping_notes" USING btree ("mapping_id","at");--> statement-breakpoint
-- People for a job are found by a part of their roll number, where the database has trigrams (0000_schema.sql).
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX current_degrees_roll_parts ON current_degrees USING gin (roll_number gin_trgm_ops);
  END IF;
END
$$;
