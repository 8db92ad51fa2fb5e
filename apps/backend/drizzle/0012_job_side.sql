CREATE TABLE "candidate_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"headline" text,
	"summary" text,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"job_profile_id" text,
	"job_profile_lateral_id" text,
	"language" text NOT NULL,
	"visibility" text DEFAULT 'Private' NOT NULL,
	CONSTRAINT "candidate_profiles_visibility_known" CHECK ("candidate_profiles"."visibility" in ('Private', 'Employers'))
);
--> statement-breakpoint
CREATE TABLE "cvs" (
	"id" text PRIMARY KEY NOT NULL,
	"candidate_profile_id" text NOT NULL,
	"cv_template_id" text NOT NULL,
	"template_version" integer NOT NULL,
	"frozen_data" jsonb NOT NULL,
	"checksum" text NOT NULL,
	"pdf_image_id" text,
	"generated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"layout" text NOT NULL,
	"sections" jsonb NOT NULL,
	"style" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"page_limit" integer NOT NULL,
	"audience" text DEFAULT 'Both' NOT NULL,
	"institute_ids" text[] DEFAULT '{}' NOT NULL,
	"preview_image_id" text,
	"status" text DEFAULT 'Draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cv_templates_layout_known" CHECK ("cv_templates"."layout" in ('SingleColumn', 'TwoColumn', 'Compact', 'Academic', 'Lateral', 'Plain')),
	CONSTRAINT "cv_templates_audience_known" CHECK ("cv_templates"."audience" in ('Fresher', 'Experienced', 'Both')),
	CONSTRAINT "cv_templates_status_known" CHECK ("cv_templates"."status" in ('Draft', 'Posted')),
	CONSTRAINT "cv_templates_page_limit" CHECK ("cv_templates"."page_limit" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "job_approvals" (
	"job_description_id" text NOT NULL,
	"institute_id" text NOT NULL,
	"state" text DEFAULT 'Pending' NOT NULL,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "job_approvals_job_description_id_institute_id_pk" PRIMARY KEY("job_description_id","institute_id"),
	CONSTRAINT "job_approvals_state_known" CHECK ("job_approvals"."state" in ('Pending', 'Approved', 'Declined')),
	CONSTRAINT "job_approvals_reason" CHECK ("job_approvals"."state" <> 'Declined' or "job_approvals"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "job_descriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"company_id" text NOT NULL,
	"title" text NOT NULL,
	"audience" text NOT NULL,
	"job_profile_id" text,
	"job_profile_lateral_id" text,
	"job_template_id" text,
	"season_id" text,
	"institute_ids" text[] DEFAULT '{}' NOT NULL,
	"job_type" text,
	"work_mode" text,
	"city_ids" text[] DEFAULT '{}' NOT NULL,
	"openings" integer,
	"ctc_min_paise" bigint,
	"ctc_max_paise" bigint,
	"fixed_paise" bigint,
	"variable_paise" bigint,
	"stipend_paise_per_month" bigint,
	"internship_months" integer,
	"bond_months" integer,
	"bond_amount_paise" bigint,
	"description_html" text DEFAULT '' NOT NULL,
	"responsibilities" text[] DEFAULT '{}' NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"criteria" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"question_ids" text[] DEFAULT '{}' NOT NULL,
	"rounds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_date_to_apply" timestamp (3) with time zone,
	"result_by" date,
	"contact_policy" text DEFAULT 'After shortlist' NOT NULL,
	"attachment_image_ids" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"criteria_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_descriptions_code_unique" UNIQUE("code"),
	CONSTRAINT "job_descriptions_audience_known" CHECK ("job_descriptions"."audience" in ('Fresher', 'Experienced', 'Both')),
	CONSTRAINT "job_descriptions_status_known" CHECK ("job_descriptions"."status" in ('Draft', 'Posted')),
	CONSTRAINT "job_descriptions_job_type_known" CHECK ("job_descriptions"."job_type" is null or "job_descriptions"."job_type" in ('Full Time', 'Internship', 'Internship + PPO', 'Apprenticeship', 'Contract')),
	CONSTRAINT "job_descriptions_work_mode_known" CHECK ("job_descriptions"."work_mode" is null or "job_descriptions"."work_mode" in ('On site', 'Hybrid', 'Remote')),
	CONSTRAINT "job_descriptions_contact_policy_known" CHECK ("job_descriptions"."contact_policy" in ('Portal only', 'After shortlist')),
	CONSTRAINT "job_descriptions_openings" CHECK ("job_descriptions"."openings" between 1 and 10000),
	CONSTRAINT "job_descriptions_pay" CHECK ("job_descriptions"."ctc_min_paise" <= "job_descriptions"."ctc_max_paise"),
	CONSTRAINT "job_descriptions_posted" CHECK (("job_descriptions"."status" = 'Posted') = ("job_descriptions"."posted_at" is not null)),
	CONSTRAINT "job_descriptions_cancelled" CHECK ("job_descriptions"."cancelled_at" is null or ("job_descriptions"."status" = 'Posted' and "job_descriptions"."cancel_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "job_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"sector_id" text NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"typical_ctc_min_paise" bigint,
	"typical_ctc_max_paise" bigint,
	"status" text DEFAULT 'Draft' NOT NULL,
	"degrees" text[] DEFAULT '{}' NOT NULL,
	"program_ids" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "job_profiles_status_known" CHECK ("job_profiles"."status" in ('Draft', 'Posted')),
	CONSTRAINT "job_profiles_pay" CHECK ("job_profiles"."typical_ctc_min_paise" <= "job_profiles"."typical_ctc_max_paise")
);
--> statement-breakpoint
CREATE TABLE "lateral_job_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"sector_id" text NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"typical_ctc_min_paise" bigint,
	"typical_ctc_max_paise" bigint,
	"status" text DEFAULT 'Draft' NOT NULL,
	"level" text NOT NULL,
	"functional_area" text,
	"experience_min_months" integer NOT NULL,
	"experience_max_months" integer NOT NULL,
	CONSTRAINT "lateral_job_profiles_status_known" CHECK ("lateral_job_profiles"."status" in ('Draft', 'Posted')),
	CONSTRAINT "lateral_job_profiles_level_known" CHECK ("lateral_job_profiles"."level" in ('Associate', 'Senior', 'Lead', 'Manager', 'Head')),
	CONSTRAINT "lateral_job_profiles_pay" CHECK ("lateral_job_profiles"."typical_ctc_min_paise" <= "lateral_job_profiles"."typical_ctc_max_paise"),
	CONSTRAINT "lateral_job_profiles_experience" CHECK ("lateral_job_profiles"."experience_min_months" between 0 and "lateral_job_profiles"."experience_max_months" and "lateral_job_profiles"."experience_max_months" <= 480)
);
--> statement-breakpoint
CREATE TABLE "job_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"job_profile_id" text,
	"job_profile_lateral_id" text,
	"title" text NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"responsibilities" text[] DEFAULT '{}' NOT NULL,
	"skill_ids" text[] DEFAULT '{}' NOT NULL,
	"criteria" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"question_ids" text[] DEFAULT '{}' NOT NULL,
	"rounds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scope" text NOT NULL,
	"company_id" text,
	"status" text DEFAULT 'Draft' NOT NULL,
	CONSTRAINT "job_templates_status_known" CHECK ("job_templates"."status" in ('Draft', 'Posted')),
	CONSTRAINT "job_templates_scope" CHECK (("job_templates"."scope" = 'Company') = ("job_templates"."company_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "jd_student_mapping_events" (
	"id" text PRIMARY KEY NOT NULL,
	"mapping_id" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_id" text,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"batch_id" text,
	CONSTRAINT "jd_student_mapping_events_to_known" CHECK ("jd_student_mapping_events"."to_status" in ('Eligible', 'Applied', 'Declined', 'Withdrawn', 'Shortlisted', 'On Hold', 'Rejected', 'Selected', 'Offer Accepted', 'Offer Declined', 'Joined', 'Expired', 'Cancelled')),
	CONSTRAINT "jd_student_mapping_events_source_known" CHECK ("jd_student_mapping_events"."source" in ('portal', 'bulk', 'system'))
);
--> statement-breakpoint
CREATE TABLE "jd_student_mappings" (
	"id" text PRIMARY KEY NOT NULL,
	"jd_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"status_reason_code" text,
	"status_note" text,
	"eligibility_snapshot" jsonb,
	"candidate_profile_id" text,
	"cv_id" text,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"offer" jsonb,
	"contact_revealed_at" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "jd_student_mappings_status_known" CHECK ("jd_student_mappings"."status" in ('Eligible', 'Applied', 'Declined', 'Withdrawn', 'Shortlisted', 'On Hold', 'Rejected', 'Selected', 'Offer Accepted', 'Offer Declined', 'Joined', 'Expired', 'Cancelled')),
	CONSTRAINT "jd_student_mappings_reason_known" CHECK ("jd_student_mappings"."status_reason_code" is null or "jd_student_mappings"."status_reason_code" in ('Criteria', 'Skills', 'Position filled', 'No show', 'Other offer', 'Personal', 'Other'))
);
--> statement-breakpoint
CREATE TABLE "question_options" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"question_id" text NOT NULL,
	"text" text NOT NULL,
	"sort_order" integer NOT NULL,
	"is_correct" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"text" text NOT NULL,
	"purpose" text NOT NULL,
	"answer_type" text NOT NULL,
	"skill_id" text,
	"difficulty" text,
	"marks" integer,
	"is_knockout" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"scope" text NOT NULL,
	"company_id" text,
	"status" text DEFAULT 'Draft' NOT NULL,
	CONSTRAINT "questions_purpose_known" CHECK ("questions"."purpose" in ('Screening', 'Skill check', 'Profile')),
	CONSTRAINT "questions_answer_type_known" CHECK ("questions"."answer_type" in ('Single', 'Multiple', 'Yes-No', 'Number', 'Short text', 'Long text', 'Date')),
	CONSTRAINT "questions_difficulty_known" CHECK ("questions"."difficulty" is null or "questions"."difficulty" in ('Easy', 'Medium', 'Hard')),
	CONSTRAINT "questions_status_known" CHECK ("questions"."status" in ('Draft', 'Posted')),
	CONSTRAINT "questions_marks" CHECK ("questions"."marks" between 0 and 100),
	CONSTRAINT "questions_scope" CHECK (("questions"."scope" = 'Company') = ("questions"."company_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "season_enrolments" (
	"season_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text DEFAULT 'Pending' NOT NULL,
	"consent_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "season_enrolments_season_id_user_id_pk" PRIMARY KEY("season_id","user_id"),
	CONSTRAINT "season_enrolments_state_known" CHECK ("season_enrolments"."state" in ('Pending', 'Active', 'Removed', 'Withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"academic_year" text NOT NULL,
	"season_type" text NOT NULL,
	"institute_ids" text[] DEFAULT '{}' NOT NULL,
	"program_ids" text[] DEFAULT '{}' NOT NULL,
	"passing_years" integer[] NOT NULL,
	"registration_start" timestamp (3) with time zone NOT NULL,
	"registration_end" timestamp (3) with time zone NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone NOT NULL,
	"policy" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms_text" text NOT NULL,
	"terms_version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	CONSTRAINT "seasons_type_known" CHECK ("seasons"."season_type" in ('Placement', 'Internship', 'Open')),
	CONSTRAINT "seasons_status_known" CHECK ("seasons"."status" in ('Draft', 'Posted')),
	CONSTRAINT "seasons_academic_year" CHECK ("seasons"."academic_year" ~ '^[0-9]{4}-[0-9]{2}$'),
	CONSTRAINT "seasons_passing_years" CHECK (cardinality("seasons"."passing_years") > 0),
	CONSTRAINT "seasons_in_order" CHECK ("seasons"."registration_start" <= "seasons"."registration_end" and "seasons"."start_date" <= "seasons"."end_date")
);
--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "public"."job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_job_profile_lateral_id_lateral_job_profiles_id_fk" FOREIGN KEY ("job_profile_lateral_id") REFERENCES "public"."lateral_job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_candidate_profile_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_profile_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_cv_template_id_cv_templates_id_fk" FOREIGN KEY ("cv_template_id") REFERENCES "public"."cv_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_approvals" ADD CONSTRAINT "job_approvals_job_description_id_job_descriptions_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_approvals" ADD CONSTRAINT "job_approvals_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "public"."job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_job_profile_lateral_id_lateral_job_profiles_id_fk" FOREIGN KEY ("job_profile_lateral_id") REFERENCES "public"."lateral_job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_job_template_id_job_templates_id_fk" FOREIGN KEY ("job_template_id") REFERENCES "public"."job_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_profiles" ADD CONSTRAINT "job_profiles_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lateral_job_profiles" ADD CONSTRAINT "lateral_job_profiles_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "public"."job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_job_profile_lateral_id_lateral_job_profiles_id_fk" FOREIGN KEY ("job_profile_lateral_id") REFERENCES "public"."lateral_job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jd_student_mapping_events" ADD CONSTRAINT "jd_student_mapping_events_mapping_id_jd_student_mappings_id_fk" FOREIGN KEY ("mapping_id") REFERENCES "public"."jd_student_mappings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jd_student_mappings" ADD CONSTRAINT "jd_student_mappings_jd_id_job_descriptions_id_fk" FOREIGN KEY ("jd_id") REFERENCES "public"."job_descriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jd_student_mappings" ADD CONSTRAINT "jd_student_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jd_student_mappings" ADD CONSTRAINT "jd_student_mappings_candidate_profile_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_profile_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jd_student_mappings" ADD CONSTRAINT "jd_student_mappings_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_enrolments" ADD CONSTRAINT "season_enrolments_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_enrolments" ADD CONSTRAINT "season_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_profiles_name" ON "candidate_profiles" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_profiles_one_default" ON "candidate_profiles" USING btree ("user_id") WHERE "candidate_profiles"."is_default";--> statement-breakpoint
CREATE INDEX "cvs_by_profile" ON "cvs" USING btree ("candidate_profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cv_templates_name" ON "cv_templates" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "job_approvals_by_institute" ON "job_approvals" USING btree ("institute_id","state");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_company" ON "job_descriptions" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_season" ON "job_descriptions" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_institute" ON "job_descriptions" USING gin ("institute_ids");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_city" ON "job_descriptions" USING gin ("city_ids");--> statement-breakpoint
CREATE INDEX "job_descriptions_closing" ON "job_descriptions" USING btree ("status","last_date_to_apply");--> statement-breakpoint
CREATE UNIQUE INDEX "job_profiles_title" ON "job_profiles" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "job_profiles_by_sector" ON "job_profiles" USING btree ("sector_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lateral_job_profiles_title" ON "lateral_job_profiles" USING btree (lower("title"),"level");--> statement-breakpoint
CREATE INDEX "lateral_job_profiles_by_sector" ON "lateral_job_profiles" USING btree ("sector_id");--> statement-breakpoint
CREATE INDEX "job_templates_by_profile" ON "job_templates" USING btree ("job_profile_id");--> statement-breakpoint
CREATE INDEX "job_templates_by_company" ON "job_templates" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "jd_student_mapping_events_by_mapping" ON "jd_student_mapping_events" USING btree ("mapping_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "jd_student_mappings_one" ON "jd_student_mappings" USING btree ("jd_id","user_id");--> statement-breakpoint
CREATE INDEX "jd_student_mappings_by_user" ON "jd_student_mappings" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "jd_student_mappings_by_status" ON "jd_student_mappings" USING btree ("jd_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "question_options_text" ON "question_options" USING btree ("question_id",lower("text"));--> statement-breakpoint
CREATE INDEX "questions_by_skill" ON "questions" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "questions_by_company" ON "questions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "season_enrolments_by_user" ON "season_enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "seasons_by_institute" ON "seasons" USING gin ("institute_ids");