DROP INDEX "users_by_first_name";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "full_name" text GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("type","full_name","id");--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    DROP INDEX IF EXISTS users_name_parts;
    CREATE INDEX users_name_parts ON users USING gin (full_name gin_trgm_ops);
  END IF;
END;
$$;
