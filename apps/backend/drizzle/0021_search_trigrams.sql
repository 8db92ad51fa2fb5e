-- The embedded database had no trigrams when it was made, so it has none of the indexes that stand at the end of the schema. Now it
-- has the extension too; where an owner of a database refuses it, searching goes on without.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'Searching stays without an index: %', SQLERRM;
END;
$$;
--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX IF NOT EXISTS users_name_parts ON users USING gin ((first_name || ' ' || last_name) gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS users_email_parts ON users USING gin (email gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS users_mobile_parts ON users USING gin (mobile_number gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS institutes_name_parts ON institutes USING gin (name gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS institutes_city_parts ON institutes USING gin (city gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS companies_name_parts ON companies USING gin (name gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS companies_location_parts ON companies USING gin (location gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS leads_name_parts ON leads USING gin ((first_name || ' ' || last_name) gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS leads_email_parts ON leads USING gin (email gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS leads_mobile_parts ON leads USING gin (mobile gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS job_descriptions_title_parts ON job_descriptions USING gin (title gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS job_descriptions_code_parts ON job_descriptions USING gin (code gin_trgm_ops);
    -- A roll number is looked for without its institute.
    CREATE INDEX IF NOT EXISTS current_degrees_roll_number_parts ON current_degrees USING gin (roll_number gin_trgm_ops);
  END IF;
END;
$$;
