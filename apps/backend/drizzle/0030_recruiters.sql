CREATE TABLE "recruiter_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"recruiter_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"next_step" text,
	"next_step_on" date
);
--> statement-breakpoint
CREATE TABLE "recruiters" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"institute_id" text NOT NULL,
	"name" text NOT NULL,
	"industry_id" text,
	"website" text,
	"city" text,
	"contact_name" text,
	"contact_designation" text,
	"contact_email" text,
	"contact_phone" text,
	"status" text DEFAULT 'To call' NOT NULL,
	"next_step" text,
	"next_step_on" date,
	"visit_on" date,
	"last_pay_paise" bigint,
	"last_hired" integer,
	CONSTRAINT "recruiters_status_known" CHECK ("recruiters"."status" in ('To call', 'Called', 'Interested', 'Invited', 'Visit agreed', 'Came', 'Declined')),
	CONSTRAINT "recruiters_last_year" CHECK (least("recruiters"."last_pay_paise", "recruiters"."last_hired") >= 0)
);
--> statement-breakpoint
ALTER TABLE "import_jobs" DROP CONSTRAINT "import_jobs_kind_known";--> statement-breakpoint
ALTER TABLE "recruiter_conversations" ADD CONSTRAINT "recruiter_conversations_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recruiter_conversations_by_recruiter" ON "recruiter_conversations" USING btree ("recruiter_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "recruiters_name" ON "recruiters" USING btree ("institute_id",lower("name"));--> statement-breakpoint
CREATE INDEX "recruiters_by_industry" ON "recruiters" USING btree ("industry_id");--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_kind_known" CHECK ("import_jobs"."kind" in ('application', 'city', 'company', 'cvTemplate', 'enrolment', 'industry', 'institute', 'jobProfile', 'jobProfileLateral', 'jobTemplate', 'masterProgram', 'program', 'question', 'recruiter', 'season', 'sector', 'skill', 'student', 'university'));