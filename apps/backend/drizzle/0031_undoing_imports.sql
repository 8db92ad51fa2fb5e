ALTER TABLE "import_jobs" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "record_id" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "record_version" integer;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "before" jsonb;