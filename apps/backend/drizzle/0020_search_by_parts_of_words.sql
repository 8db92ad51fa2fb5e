-- Lists are searched by any part of a text. With a million rows that needs trigrams, an extension of PostgreSQL that an owner of a
-- database may add. Where it is missing, as in the embedded database, searching reads every row, which there are few of.
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
    -- The expressions are those that the lists search, letter for letter (`searched` of each catalogue).
    CREATE INDEX users_name_parts ON users USING gin ((first_name || ' ' || last_name) gin_trgm_ops);
    CREATE INDEX users_email_parts ON users USING gin (email gin_trgm_ops);
    CREATE INDEX users_mobile_parts ON users USING gin (mobile_number gin_trgm_ops);
    CREATE INDEX institutes_name_parts ON institutes USING gin (name gin_trgm_ops);
    CREATE INDEX institutes_city_parts ON institutes USING gin (city gin_trgm_ops);
    CREATE INDEX companies_name_parts ON companies USING gin (name gin_trgm_ops);
    CREATE INDEX leads_name_parts ON leads USING gin ((first_name || ' ' || last_name) gin_trgm_ops);
    CREATE INDEX leads_email_parts ON leads USING gin (email gin_trgm_ops);
    CREATE INDEX leads_mobile_parts ON leads USING gin (mobile gin_trgm_ops);
    CREATE INDEX job_descriptions_title_parts ON job_descriptions USING gin (title gin_trgm_ops);
    CREATE INDEX job_descriptions_code_parts ON job_descriptions USING gin (code gin_trgm_ops);
  END IF;
END;
$$;
