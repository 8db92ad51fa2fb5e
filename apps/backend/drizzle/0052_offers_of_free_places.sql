ALTER TABLE "job_descriptions" ADD COLUMN "offers_next" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD COLUMN "places_to_offer" integer DEFAULT 0 NOT NULL;