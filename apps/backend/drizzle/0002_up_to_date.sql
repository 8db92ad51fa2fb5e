-- The first file was changed in its place on 25 and 26 November 2026: what a database that was made in between lacks. Where it is there, nothing happens.
ALTER TABLE "import_rows" ADD COLUMN IF NOT EXISTS "credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "candidates_by_city" ON "candidates" USING btree (lower("city"));--> statement-breakpoint
DO $$
BEGIN
  IF pg_get_indexdef(to_regclass('current_degrees_by_program')) NOT LIKE '%user_id%' THEN
    DROP INDEX "current_degrees_by_program";
    CREATE INDEX "current_degrees_by_program" ON "current_degrees" USING btree ("program_id","user_id","passing_year");
  END IF;
END;
$$;
