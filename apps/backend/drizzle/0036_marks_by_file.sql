CREATE TABLE "mark_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"mark" text NOT NULL,
	"semester" integer,
	"before" numeric(5, 2),
	"after" numeric(5, 2),
	CONSTRAINT "mark_changes_mark_known" CHECK ("mark_changes"."mark" in ('cgpa', 'percentage', 'liveBacklogs', 'deadBacklogs', 'sgpa', 'semesterPercentage', 'semesterBacklogs', 'SSC', 'HSC', 'DIPLOMA'))
);
--> statement-breakpoint
ALTER TABLE "import_jobs" DROP CONSTRAINT "import_jobs_kind_known";--> statement-breakpoint
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mark_changes_by_user" ON "mark_changes" USING btree ("user_id","at");--> statement-breakpoint
-- every row that is there fitted the narrower one: nothing is read again under the lock
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_kind_known" CHECK ("import_jobs"."kind" in ('application', 'city', 'company', 'cvTemplate', 'enrolment', 'industry', 'institute', 'jobProfile', 'jobProfileLateral', 'jobTemplate', 'marks', 'masterProgram', 'program', 'question', 'recruiter', 'season', 'sector', 'skill', 'student', 'university')) NOT VALID;