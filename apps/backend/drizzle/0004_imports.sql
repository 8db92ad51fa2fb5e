CREATE TABLE "import_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"requested_by" text NOT NULL,
	"locale" text NOT NULL,
	"columns" text[] NOT NULL,
	"rows" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	CONSTRAINT "import_jobs_kind_known" CHECK ("import_jobs"."kind" in ('city', 'company', 'industry', 'institute', 'masterProgram', 'program', 'sector', 'skill', 'university')),
	CONSTRAINT "import_jobs_mode_known" CHECK ("import_jobs"."mode" in ('dryRun', 'commit')),
	CONSTRAINT "import_jobs_state_known" CHECK ("import_jobs"."state" in ('Running', 'Done', 'Cancelled', 'Refused'))
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"job_id" text NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"verdict" text,
	"is_taken" boolean DEFAULT false NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_rows_job_id_line_pk" PRIMARY KEY("job_id","line"),
	CONSTRAINT "import_rows_verdict_known" CHECK ("import_rows"."verdict" in ('create', 'update', 'unchanged', 'error'))
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_jobs_open" ON "import_jobs" USING btree ("state","created_at");