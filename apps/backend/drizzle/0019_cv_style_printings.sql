CREATE TABLE "cv_printings" (
	"cv_id" text NOT NULL,
	"has_contact" boolean NOT NULL,
	"content" "bytea" NOT NULL,
	"checksum" text NOT NULL,
	CONSTRAINT "cv_printings_cv_id_has_contact_pk" PRIMARY KEY("cv_id","has_contact")
);
--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD COLUMN "style" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_printings" ADD CONSTRAINT "cv_printings_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" DROP COLUMN "pdf_image_id";--> statement-breakpoint
-- Entries of lists get ids: those by which CVs know them already, made of what they are called.
CREATE FUNCTION pg_temp.with_ids(list jsonb, name text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', id || CASE WHEN same = 1 THEN '' ELSE '-' || same END) || item ORDER BY place), '[]')
  FROM (
    SELECT item, place, row_number() OVER (PARTITION BY item ->> name ORDER BY place) AS same,
      translate(left(encode(sha256(convert_to(item ->> name, 'UTF8')), 'base64'), 22), '+/', '-_') AS id
    FROM jsonb_array_elements(list) WITH ORDINALITY AS entries (item, place)
  ) AS numbered
$$;
--> statement-breakpoint
UPDATE "academics" SET
  "projects" = pg_temp.with_ids("projects", 'title'),
  "achievements" = pg_temp.with_ids("achievements", 'title'),
  "certifications" = pg_temp.with_ids("certifications", 'name');
--> statement-breakpoint
UPDATE "candidates" SET "links" = pg_temp.with_ids("links", 'url');
--> statement-breakpoint
DROP FUNCTION pg_temp.with_ids(jsonb, text);
