CREATE TABLE "audit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_role_id" text NOT NULL,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"fields" text[] NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text NOT NULL
);
--> statement-breakpoint
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
	CONSTRAINT "import_jobs_kind_known" CHECK ("import_jobs"."kind" in ('application', 'city', 'company', 'cvTemplate', 'enrolment', 'industry', 'institute', 'jobProfile', 'jobProfileLateral', 'jobTemplate', 'masterProgram', 'program', 'question', 'season', 'sector', 'skill', 'student', 'university')),
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
	"credits" integer DEFAULT 0 NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_rows_job_id_line_pk" PRIMARY KEY("job_id","line"),
	CONSTRAINT "import_rows_verdict_known" CHECK ("import_rows"."verdict" in ('create', 'update', 'unchanged', 'error'))
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_activations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"from_email" text NOT NULL,
	"from_verified_at" timestamp (3) with time zone,
	"to_email" text NOT NULL,
	"confirm_hash" text NOT NULL,
	"undo_hash" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"confirm_before" timestamp (3) with time zone NOT NULL,
	"undo_before" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "email_changes_confirmHash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "email_changes_undoHash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"device" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_device_user_id_pk" PRIMARY KEY("device","user_id")
);
--> statement-breakpoint
CREATE TABLE "otp_challenges" (
	"mobile_number" text NOT NULL,
	"caller" text NOT NULL,
	"issued_to" text,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"attempts_left" integer NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "otp_challenges_mobile_number_caller_pk" PRIMARY KEY("mobile_number","caller"),
	CONSTRAINT "otp_challenges_purpose_known" CHECK ("otp_challenges"."purpose" in ('register', 'reset', 'guardian')),
	CONSTRAINT "otp_challenges_attempts" CHECK ("otp_challenges"."attempts_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"scope" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"user_agent" text NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_scope_known" CHECK ("sessions"."scope" in ('session', 'reset'))
);
--> statement-breakpoint
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
	"cv_template_id" text,
	"style" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"language" text NOT NULL,
	"visibility" text DEFAULT 'Private' NOT NULL,
	CONSTRAINT "candidate_profiles_visibility_known" CHECK ("candidate_profiles"."visibility" in ('Private', 'Employers'))
);
--> statement-breakpoint
CREATE TABLE "cv_printings" (
	"cv_id" text NOT NULL,
	"has_contact" boolean NOT NULL,
	"content" "bytea" NOT NULL,
	"checksum" text NOT NULL,
	CONSTRAINT "cv_printings_cv_id_has_contact_pk" PRIMARY KEY("cv_id","has_contact")
);
--> statement-breakpoint
CREATE TABLE "cv_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"candidate_profile_id" text NOT NULL,
	"cv_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_opened_at" timestamp (3) with time zone,
	"opened_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cvs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"candidate_profile_id" text,
	"cv_template_id" text NOT NULL,
	"template_version" integer NOT NULL,
	"frozen_data" jsonb NOT NULL,
	"checksum" text NOT NULL,
	"generated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"notice_version" text NOT NULL,
	"language" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"guardian" jsonb,
	"withdrawal_hash" text,
	CONSTRAINT "consents_guardian_named" CHECK (("consents"."purpose" = 'guardian') = ("consents"."guardian" is not null)),
	CONSTRAINT "consents_purpose_known" CHECK ("consents"."purpose" in ('service', 'share-with-employers', 'messages', 'guardian')),
	CONSTRAINT "consents_language_known" CHECK ("consents"."language" in ('en', 'hi'))
);
--> statement-breakpoint
CREATE TABLE "erasure_requests" (
	"user_id" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"location" text NOT NULL,
	"website" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"industry_id" text NOT NULL,
	"spoc_first_name" text NOT NULL,
	"spoc_last_name" text NOT NULL,
	"spoc_designation" text NOT NULL,
	"about" text,
	"size" text,
	"gstin" text,
	"address_line" text,
	"pincode" text,
	"verification_status" text DEFAULT 'Pending' NOT NULL,
	"verified_by" text,
	"verified_at" timestamp (3) with time zone,
	"verification_note" text,
	"verification_checks" text[] DEFAULT '{}' NOT NULL,
	"merged_into_id" text,
	CONSTRAINT "companies_size_known" CHECK ("companies"."size" in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')),
	CONSTRAINT "companies_verification_known" CHECK ("companies"."verification_status" in ('Unverified', 'Pending', 'Verified', 'Rejected', 'Suspended'))
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
CREATE TABLE "image_contents" (
	"image_id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"text" text
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"company_id" text,
	"institute_id" text,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"visibility" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "images_one_owner" CHECK (num_nonnulls("images"."user_id", "images"."company_id", "images"."institute_id") = 1),
	CONSTRAINT "images_mime_known" CHECK ("images"."mime" in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
	CONSTRAINT "images_visibility_known" CHECK ("images"."visibility" in ('Private', 'Public'))
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"description" text,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institute_configs" (
	"institute_id" text PRIMARY KEY NOT NULL,
	"student_credit" integer,
	"grant_budget_credits" bigint,
	"grant_rule" text DEFAULT 'On OTP' NOT NULL,
	"grant_start" date,
	"grant_end" date,
	"grants_per_day" integer,
	"requires_jd_approval" boolean DEFAULT true NOT NULL,
	"requires_profile_verification" boolean DEFAULT false NOT NULL,
	"allowed_email_domains" text[] DEFAULT '{}' NOT NULL,
	"auto_approve_companies" text[] DEFAULT '{}' NOT NULL,
	"cv_freeze_days" integer DEFAULT 0 NOT NULL,
	"contact_email" text,
	"candidate_recharge" boolean DEFAULT true NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	CONSTRAINT "institute_configs_rule_known" CHECK ("institute_configs"."grant_rule" in ('On OTP', 'On roster match', 'On confirmation')),
	CONSTRAINT "institute_configs_student_credit" CHECK ("institute_configs"."student_credit" >= 0),
	CONSTRAINT "institute_configs_budget" CHECK ("institute_configs"."grant_budget_credits" >= 0),
	CONSTRAINT "institute_configs_grants_per_day" CHECK ("institute_configs"."grants_per_day" >= 0),
	CONSTRAINT "institute_configs_cv_freeze_days" CHECK ("institute_configs"."cv_freeze_days" >= 0),
	CONSTRAINT "institute_configs_grant_period" CHECK ("institute_configs"."grant_start" <= "institute_configs"."grant_end")
);
--> statement-breakpoint
CREATE TABLE "institute_programs" (
	"institute_id" text NOT NULL,
	"program_id" text NOT NULL,
	"intake" integer,
	CONSTRAINT "institute_programs_institute_id_program_id_pk" PRIMARY KEY("institute_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "institutes" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"university_id" text,
	"institute_type" text NOT NULL,
	"city" text NOT NULL,
	"state_code" text NOT NULL,
	"pincode" text,
	"website" text,
	"email" text,
	"phone" text,
	"spoc_first_name" text NOT NULL,
	"spoc_last_name" text NOT NULL,
	"spoc_designation" text NOT NULL,
	"aishe_code" text,
	"accreditation" text,
	"established_year" integer,
	"is_registrable" boolean DEFAULT true NOT NULL,
	"verification_status" text DEFAULT 'Unverified' NOT NULL,
	CONSTRAINT "institutes_type_known" CHECK ("institutes"."institute_type" in ('Engineering', 'Polytechnic', 'Arts-Science-Commerce', 'Management', 'Pharmacy', 'ITI', 'Other')),
	CONSTRAINT "institutes_verification_known" CHECK ("institutes"."verification_status" in ('Unverified', 'Pending', 'Verified', 'Rejected', 'Suspended'))
);
--> statement-breakpoint
CREATE TABLE "universities" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"short_name" text,
	"university_type" text NOT NULL,
	"aishe_code" text,
	"city" text NOT NULL,
	"state_code" text NOT NULL,
	"website" text,
	"email" text,
	"phone" text,
	"spoc_first_name" text,
	"spoc_last_name" text,
	"spoc_designation" text,
	"cgpa_scale" integer DEFAULT 10 NOT NULL,
	"cgpa_formula" jsonb,
	"verification_status" text DEFAULT 'Unverified' NOT NULL,
	CONSTRAINT "universities_type_known" CHECK ("universities"."university_type" in ('Central', 'State', 'Deemed', 'Private', 'Open', 'National Importance')),
	CONSTRAINT "universities_cgpa_scale" CHECK ("universities"."cgpa_scale" in (4, 5, 7, 10)),
	CONSTRAINT "universities_verification_known" CHECK ("universities"."verification_status" in ('Unverified', 'Pending', 'Verified', 'Rejected', 'Suspended'))
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
	"criteria" jsonb,
	"question_ids" text[] DEFAULT '{}' NOT NULL,
	"rounds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_date_to_apply" timestamp (3) with time zone,
	"result_by" date,
	"contact_policy" text DEFAULT 'After shortlist' NOT NULL,
	"attachment_image_ids" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"close_reason" text,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"criteria_version" integer DEFAULT 0 NOT NULL,
	"eligible_count" integer,
	"eligible_counted_at" timestamp (3) with time zone,
	CONSTRAINT "job_descriptions_code_unique" UNIQUE("code"),
	CONSTRAINT "job_descriptions_audience_known" CHECK ("job_descriptions"."audience" in ('Fresher', 'Experienced', 'Both')),
	CONSTRAINT "job_descriptions_status_known" CHECK ("job_descriptions"."status" in ('Draft', 'Posted')),
	CONSTRAINT "job_descriptions_job_type_known" CHECK ("job_descriptions"."job_type" is null or "job_descriptions"."job_type" in ('Full Time', 'Internship', 'Internship + PPO', 'Apprenticeship', 'Contract')),
	CONSTRAINT "job_descriptions_work_mode_known" CHECK ("job_descriptions"."work_mode" is null or "job_descriptions"."work_mode" in ('On site', 'Hybrid', 'Remote')),
	CONSTRAINT "job_descriptions_contact_policy_known" CHECK ("job_descriptions"."contact_policy" in ('Portal only', 'After shortlist')),
	CONSTRAINT "job_descriptions_openings" CHECK ("job_descriptions"."openings" between 1 and 10000),
	CONSTRAINT "job_descriptions_pay" CHECK ("job_descriptions"."ctc_min_paise" <= "job_descriptions"."ctc_max_paise"),
	CONSTRAINT "job_descriptions_posted" CHECK (("job_descriptions"."status" = 'Posted') = ("job_descriptions"."posted_at" is not null)),
	CONSTRAINT "job_descriptions_criteria_chosen" CHECK ("job_descriptions"."status" = 'Draft' or "job_descriptions"."criteria" is not null),
	CONSTRAINT "job_descriptions_cancelled" CHECK ("job_descriptions"."cancelled_at" is null or ("job_descriptions"."status" = 'Posted' and "job_descriptions"."cancel_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "job_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"job_description_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'Open' NOT NULL,
	"asked_by" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"digest" text,
	"category" text,
	"text" text,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "job_reviews_kind_known" CHECK ("job_reviews"."kind" in ('Trust scan', 'Pay or bond', 'Report')),
	CONSTRAINT "job_reviews_state_known" CHECK ("job_reviews"."state" in ('Open', 'Allowed', 'Refused', 'Withdrawn')),
	CONSTRAINT "job_reviews_category_known" CHECK (("job_reviews"."kind" = 'Report') = ("job_reviews"."category" is not null)
        and ("job_reviews"."category" is null or "job_reviews"."category" in ('Fee asked', 'Fake company', 'Misleading pay', 'Discrimination', 'Other'))),
	CONSTRAINT "job_reviews_decided" CHECK (("job_reviews"."state" in ('Allowed', 'Refused')) = ("job_reviews"."decided_at" is not null and "job_reviews"."reason" is not null))
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
CREATE TABLE "lead_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"next_action" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"description" text,
	"number_of_employees" text NOT NULL,
	"industry_id" text NOT NULL,
	"status" text DEFAULT 'New' NOT NULL,
	"next_action" text DEFAULT 'Open' NOT NULL,
	"next_action_at" timestamp (3) with time zone,
	"owner_id" text,
	"converted_company_id" text,
	"converted_institute_id" text,
	CONSTRAINT "leads_status_known" CHECK ("leads"."status" in ('New', 'Contacted', 'Qualified', 'Converted', 'Lost')),
	CONSTRAINT "leads_next_action_known" CHECK ("leads"."next_action" in ('Open', 'Call back', 'Send proposal', 'Meeting', 'None'))
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
CREATE TABLE "jd_student_mapping_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"mapping_id" text NOT NULL,
	"author_id" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
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
	"match_score" integer GENERATED ALWAYS AS (("jd_student_mappings"."eligibility_snapshot" ->> 'matchScore')::int) STORED,
	"candidate_profile_id" text,
	"cv_id" text,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"offer" jsonb,
	"letter" jsonb,
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
CREATE TABLE "notification_receipts" (
	"notification_id" text NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_receipts_notification_id_user_id_pk" PRIMARY KEY("notification_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"cta" text,
	"audience_types" text[],
	"audience_roles" text[],
	"audience_entities" text[],
	"audience_users" text[],
	"audience_programs" text[],
	"audience_passing_years" integer[],
	"scheduled_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"forwarded_at" timestamp (3) with time zone,
	"kind" text,
	"forward_to" text[],
	"sent_count" integer,
	"occasion" text,
	CONSTRAINT "notifications_occasion_unique" UNIQUE("occasion"),
	CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('Broadcast', 'Critical'))
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"withheld_because" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"good_until" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_messages_channel_known" CHECK ("outbox_messages"."channel" in ('sms', 'email'))
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"locale" text,
	"theme" text,
	"density" text,
	"text_size" text,
	"general_by_email" boolean DEFAULT false NOT NULL,
	"general_by_sms" boolean DEFAULT false NOT NULL,
	"jobs_in_panel" boolean DEFAULT true NOT NULL,
	"jobs_by_email" boolean DEFAULT false NOT NULL,
	"jobs_by_sms" boolean DEFAULT false NOT NULL,
	"applications_in_panel" boolean DEFAULT true NOT NULL,
	"applications_by_email" boolean DEFAULT false NOT NULL,
	"applications_by_sms" boolean DEFAULT false NOT NULL,
	"profile_in_panel" boolean DEFAULT true NOT NULL,
	"profile_by_email" boolean DEFAULT false NOT NULL,
	"profile_by_sms" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preferences_theme_known" CHECK ("preferences"."theme" in ('system', 'light', 'dark', 'high-contrast-light', 'high-contrast-dark')),
	CONSTRAINT "preferences_density_known" CHECK ("preferences"."density" in ('comfortable', 'compact')),
	CONSTRAINT "preferences_text_size_known" CHECK ("preferences"."text_size" in ('normal', 'large', 'larger'))
);
--> statement-breakpoint
CREATE TABLE "academics" (
	"user_id" text PRIMARY KEY NOT NULL,
	"live_backlogs" integer NOT NULL,
	"dead_backlogs" integer NOT NULL,
	"education_gap_years" integer DEFAULT 0 NOT NULL,
	"gap_reason" text,
	"medium_of_instruction" text,
	"achievements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"projects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"verification_status" text DEFAULT 'Unverified' NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"verified_by" text,
	"verification_note" text,
	"verification_change" jsonb,
	CONSTRAINT "academics_verification_known" CHECK ("academics"."verification_status" in ('Unverified', 'Pending', 'Verified', 'Rejected', 'Suspended')),
	CONSTRAINT "academics_backlogs" CHECK (least("academics"."live_backlogs", "academics"."dead_backlogs") >= 0),
	CONSTRAINT "academics_medium_known" CHECK ("academics"."medium_of_instruction" is null or "academics"."medium_of_instruction" in ('English', 'Other'))
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text,
	"landmark" text,
	"city" text NOT NULL,
	"district" text,
	"state_code" text NOT NULL,
	"pincode" text NOT NULL,
	CONSTRAINT "addresses_type_known" CHECK ("addresses"."type" in ('Permanent', 'Current')),
	CONSTRAINT "addresses_pincode" CHECK ("addresses"."pincode" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "candidate_skills" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"skill_id" text NOT NULL,
	"proficiency" text NOT NULL,
	"months" integer,
	"last_used_year" integer,
	"evidence_url" text,
	"checked_score" numeric(5, 2),
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "candidate_skills_proficiency_known" CHECK ("candidate_skills"."proficiency" in ('Beginner', 'Intermediate', 'Advanced', 'Expert'))
);
--> statement-breakpoint
CREATE TABLE "current_degrees" (
	"user_id" text PRIMARY KEY NOT NULL,
	"institute_id" text NOT NULL,
	"university_id" text,
	"program_id" text NOT NULL,
	"degree" text NOT NULL,
	"roll_number" text NOT NULL,
	"admission_year" integer NOT NULL,
	"passing_year" integer NOT NULL,
	"current_semester" integer NOT NULL,
	"is_lateral_entry" boolean DEFAULT false NOT NULL,
	"cgpa" numeric(4, 2),
	"cgpa_scale" integer,
	"percentage" numeric(5, 2),
	"semesters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"verification_status" text DEFAULT 'Unverified' NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"verified_by" text,
	"verification_note" text,
	"verification_change" jsonb,
	CONSTRAINT "current_degrees_verification_known" CHECK ("current_degrees"."verification_status" in ('Unverified', 'Pending', 'Verified', 'Rejected', 'Suspended')),
	CONSTRAINT "current_degrees_degree_known" CHECK ("current_degrees"."degree" in ('DIPLOMA', 'ENGINEERING', 'GRADUATION', 'POST GRADUATION')),
	CONSTRAINT "current_degrees_years" CHECK ("current_degrees"."passing_year" > "current_degrees"."admission_year"),
	CONSTRAINT "current_degrees_score" CHECK ("current_degrees"."cgpa" <= "current_degrees"."cgpa_scale" or "current_degrees"."percentage" is not null)
);
--> statement-breakpoint
CREATE TABLE "education_stages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"degree" text NOT NULL,
	"medium" text NOT NULL,
	"board_or_university" text NOT NULL,
	"university_id" text,
	"institute_name" text NOT NULL,
	"institute_id" text,
	"specialisation" text,
	"score_type" text NOT NULL,
	"score" numeric(5, 2) NOT NULL,
	"score_out_of" numeric(5, 2) NOT NULL,
	"passing_year" integer NOT NULL,
	"years_taken" integer,
	"proof_image_id" text,
	"verification_status" text DEFAULT 'Unverified' NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"verified_by" text,
	"verification_note" text,
	"verification_change" jsonb,
	CONSTRAINT "education_stages_verification_known" CHECK ("education_stages"."verification_status" in ('Unverified', 'Pending', 'Verified', 'Rejected', 'Suspended')),
	CONSTRAINT "education_stages_degree_known" CHECK ("education_stages"."degree" in ('SSC', 'HSC', 'DIPLOMA', 'ENGINEERING', 'GRADUATION', 'POST GRADUATION')),
	CONSTRAINT "education_stages_medium_known" CHECK ("education_stages"."medium" in ('English', 'Other')),
	CONSTRAINT "education_stages_score_type_known" CHECK ("education_stages"."score_type" in ('Percentage', 'CGPA')),
	CONSTRAINT "education_stages_score" CHECK ("education_stages"."score" between 0 and "education_stages"."score_out_of")
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"company_name" text NOT NULL,
	"company_id" text,
	"designation" text NOT NULL,
	"employment_type" text NOT NULL,
	"industry_id" text,
	"city" text,
	"start_month" text NOT NULL,
	"end_month" text,
	"is_current" boolean NOT NULL,
	"ctc_paise" bigint,
	"highlights" text[] NOT NULL,
	"skill_ids" text[] DEFAULT '{}' NOT NULL,
	"reason_for_leaving" text,
	CONSTRAINT "experiences_employment_type_known" CHECK ("experiences"."employment_type" in ('Full Time', 'Internship', 'Contract', 'Apprenticeship')),
	CONSTRAINT "experiences_months" CHECK ("experiences"."end_month" >= "experiences"."start_month"),
	CONSTRAINT "experiences_end" CHECK ("experiences"."is_current" = ("experiences"."end_month" is null))
);
--> statement-breakpoint
CREATE TABLE "languages_known" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"language" text NOT NULL,
	"read" boolean NOT NULL,
	"write" boolean NOT NULL,
	"speak" boolean NOT NULL,
	"proficiency" text NOT NULL,
	CONSTRAINT "languages_known_somehow" CHECK ("languages_known"."read" or "languages_known"."write" or "languages_known"."speak"),
	CONSTRAINT "languages_known_proficiency_known" CHECK ("languages_known"."proficiency" in ('Basic', 'Conversational', 'Fluent', 'Native'))
);
--> statement-breakpoint
CREATE TABLE "parents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"relation" text NOT NULL,
	"name" text NOT NULL,
	"occupation" text,
	"mobile_number" text,
	"email" text,
	"is_emergency_contact" boolean DEFAULT false NOT NULL,
	"guardian_consent_at" timestamp (3) with time zone,
	CONSTRAINT "parents_relation_known" CHECK ("parents"."relation" in ('Father', 'Mother', 'Guardian'))
);
--> statement-breakpoint
CREATE TABLE "master_programs" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"degree" text NOT NULL,
	"duration_years" numeric(3, 1) NOT NULL,
	"semesters" integer NOT NULL,
	CONSTRAINT "master_programs_degree_known" CHECK ("master_programs"."degree" in ('SSC', 'HSC', 'DIPLOMA', 'ENGINEERING', 'GRADUATION', 'POST GRADUATION')),
	CONSTRAINT "master_programs_duration" CHECK ("master_programs"."duration_years" between 0.5 and 6),
	CONSTRAINT "master_programs_semesters" CHECK ("master_programs"."semesters" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"master_program_id" text NOT NULL,
	"specialisation" text NOT NULL,
	"code" text,
	"aliases" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"note" text,
	"reason" text,
	"set_by" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "placements_plan_known" CHECK ("placements"."plan" in ('Looking', 'Placed elsewhere', 'Higher studies', 'Not looking'))
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
	"is_optional" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"provider_order_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"wallet_id" text NOT NULL,
	"receipt_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"provider_payment_id" text,
	"status" text DEFAULT 'Created' NOT NULL,
	"quote" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_orders_receipt_id" UNIQUE("user_id","receipt_id"),
	CONSTRAINT "payment_orders_provider_order" UNIQUE("provider","provider_order_id"),
	CONSTRAINT "payment_orders_status_known" CHECK ("payment_orders"."status" in ('Created', 'Attempted', 'Paid', 'Failed', 'Expired', 'Refunded')),
	CONSTRAINT "payment_orders_amount_positive" CHECK ("payment_orders"."amount_paise" > 0),
	CONSTRAINT "payment_orders_paid_by_a_payment" CHECK ("payment_orders"."status" <> 'Paid' or ("payment_orders"."paid_at" is not null and "payment_orders"."provider_payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"amount_paise" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settles_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"receipt_number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"transaction_id" text,
	"wallet_id" text NOT NULL,
	"user_id" text NOT NULL,
	"receipt_id" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"description" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"credits" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"tax_paise" bigint NOT NULL,
	"place_of_supply" text,
	"is_within_state" boolean,
	"supplier" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"payment_id" text NOT NULL,
	CONSTRAINT "receipts_receiptNumber_unique" UNIQUE("receipt_number"),
	CONSTRAINT "receipts_once_per_order" UNIQUE("order_id","kind"),
	CONSTRAINT "receipts_kind_known" CHECK ("receipts"."kind" in ('Receipt voucher', 'Refund voucher')),
	CONSTRAINT "receipts_number_short" CHECK (length("receipts"."receipt_number") <= 16)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"state_code" text NOT NULL,
	"district" text,
	"tier" text,
	"aliases" text[] NOT NULL,
	"name_translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_fixed_list" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cities_tier_known" CHECK ("cities"."tier" is null or "cities"."tier" in ('Metro', '1', '2', '3'))
);
--> statement-breakpoint
CREATE TABLE "states" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"gst_code" text NOT NULL,
	"aliases" text[] NOT NULL,
	CONSTRAINT "states_name_unique" UNIQUE("name"),
	CONSTRAINT "states_gstCode_unique" UNIQUE("gst_code"),
	CONSTRAINT "states_kind_known" CHECK ("states"."kind" in ('State', 'UT'))
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"user_type" text NOT NULL,
	"scope" text NOT NULL,
	"permissions" text[] NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	CONSTRAINT "roles_name_unique" UNIQUE("name"),
	CONSTRAINT "roles_user_type_known" CHECK ("roles"."user_type" in ('C', 'E', 'S')),
	CONSTRAINT "roles_scope_known" CHECK ("roles"."scope" in ('own', 'company', 'institute', 'university', 'all'))
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
CREATE TABLE "season_overrides" (
	"season_id" text NOT NULL,
	"user_id" text NOT NULL,
	"rule" text NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"granted_by" text NOT NULL,
	CONSTRAINT "season_overrides_season_id_user_id_rule_pk" PRIMARY KEY("season_id","user_id","rule"),
	CONSTRAINT "season_overrides_rule_known" CHECK ("season_overrides"."rule" in ('registration', 'passingYear', 'program', 'verifiedProfile', 'absences', 'declines'))
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
CREATE TABLE "sectors" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"industry_id" text NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "setting_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"scope_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"previous" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" text PRIMARY KEY NOT NULL,
	"config" jsonb NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"sector_ids" text[] DEFAULT '{}' NOT NULL,
	"name_translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'Approved' NOT NULL,
	"suggested_by" text,
	CONSTRAINT "skills_category_known" CHECK ("skills"."category" in ('Technical', 'Domain', 'Tool', 'Language', 'Behavioural')),
	CONSTRAINT "skills_status_known" CHECK ("skills"."status" in ('Approved', 'Suggested', 'Refused'))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_entity_type" text NOT NULL,
	"parent_entity_id" text NOT NULL,
	"email" text NOT NULL,
	"role_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"account_id" text,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "team_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "team_invitations_parent_known" CHECK ("team_invitations"."parent_entity_type" in ('Employer', 'University', 'Institute')),
	CONSTRAINT "team_invitations_email_lower_case" CHECK ("team_invitations"."email" = lower("team_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"user_id" text PRIMARY KEY NOT NULL,
	"city" text,
	"state_code" text,
	"date_of_birth" date,
	"gender" text,
	"marital_status" text,
	"headline" text,
	"summary" text,
	"preferred_city_ids" text[] DEFAULT '{}' NOT NULL,
	"willing_to_relocate" boolean,
	"preferred_job_profile_ids" text[] DEFAULT '{}' NOT NULL,
	"expected_ctc_paise" bigint,
	"notice_period_days" integer,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"disability_note" text,
	"accommodation" text,
	"open_to_opportunities" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidates_gender_known" CHECK ("candidates"."gender" is null or "candidates"."gender" in ('Male', 'Female', 'Other', 'Undisclosed')),
	CONSTRAINT "candidates_marital_status_known" CHECK ("candidates"."marital_status" is null or "candidates"."marital_status" in ('Married', 'Unmarried')),
	CONSTRAINT "candidates_expected_pay" CHECK ("candidates"."expected_ctc_paise" >= 0),
	CONSTRAINT "candidates_notice_period" CHECK ("candidates"."notice_period_days" between 0 and 180)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"full_name" text GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED NOT NULL,
	"email" text NOT NULL,
	"mobile_number" text NOT NULL,
	"is_fresher" boolean,
	"parent_entity_type" text,
	"parent_entity_id" text,
	"role_id" text NOT NULL,
	"user_status" text NOT NULL,
	"mobile_verified_at" timestamp (3) with time zone,
	"email_verified_at" timestamp (3) with time zone,
	"locale" text DEFAULT 'en' NOT NULL,
	"image_id" text,
	"last_login_at" timestamp (3) with time zone,
	"terms_accepted_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"broadcast_last_read_seconds" bigint DEFAULT 0 NOT NULL,
	"broadcast_last_read_nanoseconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_mobileNumber_unique" UNIQUE("mobile_number"),
	CONSTRAINT "users_type_known" CHECK ("users"."type" in ('C', 'E', 'S')),
	CONSTRAINT "users_status_known" CHECK ("users"."user_status" in ('Pending OTP', 'Active', 'Suspended', 'Deactivated', 'Erased')),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_mobile_number" CHECK ("users"."mobile_number" ~ '^[1-9][0-9]{9}$'),
	CONSTRAINT "users_fresher_is_for_candidates" CHECK (("users"."type" = 'C') = ("users"."is_fresher" is not null)),
	CONSTRAINT "users_parent_whole" CHECK (("users"."parent_entity_type" is null) = ("users"."parent_entity_id" is null)),
	CONSTRAINT "users_parent_known" CHECK ("users"."parent_entity_type" is null or "users"."parent_entity_type" in ('Employer', 'University', 'Institute')),
	CONSTRAINT "users_last_read_nanoseconds" CHECK ("users"."broadcast_last_read_nanoseconds" between 0 and 999999999)
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"wallet_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_lines_not_zero" CHECK ("ledger_lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"cause_type" text NOT NULL,
	"cause_id" text NOT NULL,
	"description" text NOT NULL,
	"user_id" text,
	"actor_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_once_per_cause" UNIQUE("cause_type","cause_id","kind"),
	CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" in ('Recharge', 'Grant', 'Accept', 'Reject', 'Registration', 'Refund', 'Adjustment', 'Transfer', 'Expiry'))
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallets_owner" UNIQUE("owner_type","owner_id"),
	CONSTRAINT "wallets_owner_type_known" CHECK ("wallets"."owner_type" in ('user', 'company', 'institute', 'platform')),
	CONSTRAINT "wallets_status_known" CHECK ("wallets"."status" in ('Active', 'Frozen')),
	CONSTRAINT "wallets_never_below_zero" CHECK ("wallets"."balance" >= 0 or ("wallets"."owner_type" = 'platform' and "wallets"."owner_id" = 'issued'))
);
--> statement-breakpoint
CREATE TABLE "idempotent_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_activations" ADD CONSTRAINT "email_activations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "public"."job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_job_profile_lateral_id_lateral_job_profiles_id_fk" FOREIGN KEY ("job_profile_lateral_id") REFERENCES "public"."lateral_job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_cv_template_id_cv_templates_id_fk" FOREIGN KEY ("cv_template_id") REFERENCES "public"."cv_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_printings" ADD CONSTRAINT "cv_printings_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_shares" ADD CONSTRAINT "cv_shares_candidate_profile_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_profile_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_shares" ADD CONSTRAINT "cv_shares_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_candidate_profile_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_profile_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_cv_template_id_cv_templates_id_fk" FOREIGN KEY ("cv_template_id") REFERENCES "public"."cv_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_merged_into_id_companies_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_contents" ADD CONSTRAINT "image_contents_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute_configs" ADD CONSTRAINT "institute_configs_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute_programs" ADD CONSTRAINT "institute_programs_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute_programs" ADD CONSTRAINT "institute_programs_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institutes" ADD CONSTRAINT "institutes_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institutes" ADD CONSTRAINT "institutes_state_code_states_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_state_code_states_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_approvals" ADD CONSTRAINT "job_approvals_job_description_id_job_descriptions_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_approvals" ADD CONSTRAINT "job_approvals_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "public"."job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_job_profile_lateral_id_lateral_job_profiles_id_fk" FOREIGN KEY ("job_profile_lateral_id") REFERENCES "public"."lateral_job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_job_template_id_job_templates_id_fk" FOREIGN KEY ("job_template_id") REFERENCES "public"."job_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_job_description_id_job_descriptions_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_profiles" ADD CONSTRAINT "job_profiles_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lateral_job_profiles" ADD CONSTRAINT "lateral_job_profiles_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "public"."job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_job_profile_lateral_id_lateral_job_profiles_id_fk" FOREIGN KEY ("job_profile_lateral_id") REFERENCES "public"."lateral_job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_converted_company_id_companies_id_fk" FOREIGN KEY ("converted_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_converted_institute_id_institutes_id_fk" FOREIGN KEY ("converted_institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jd_student_mapping_events" ADD CONSTRAINT "jd_student_mapping_events_mapping_id_jd_student_mappings_id_fk" FOREIGN KEY ("mapping_id") REFERENCES "public"."jd_student_mappings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jd_student_mapping_notes" ADD CONSTRAINT "jd_student_mapping_notes_mapping_id_jd_student_mappings_id_fk" FOREIGN KEY ("mapping_id") REFERENCES "public"."jd_student_mappings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jd_student_mappings" ADD CONSTRAINT "jd_student_mappings_jd_id_job_descriptions_id_fk" FOREIGN KEY ("jd_id") REFERENCES "public"."job_descriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jd_student_mappings" ADD CONSTRAINT "jd_student_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jd_student_mappings" ADD CONSTRAINT "jd_student_mappings_candidate_profile_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_profile_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jd_student_mappings" ADD CONSTRAINT "jd_student_mappings_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_receipts" ADD CONSTRAINT "notification_receipts_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_receipts" ADD CONSTRAINT "notification_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academics" ADD CONSTRAINT "academics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_state_code_states_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_degrees" ADD CONSTRAINT "current_degrees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_degrees" ADD CONSTRAINT "current_degrees_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_degrees" ADD CONSTRAINT "current_degrees_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_degrees" ADD CONSTRAINT "current_degrees_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_stages" ADD CONSTRAINT "education_stages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_stages" ADD CONSTRAINT "education_stages_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_stages" ADD CONSTRAINT "education_stages_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_stages" ADD CONSTRAINT "education_stages_proof_image_id_images_id_fk" FOREIGN KEY ("proof_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "languages_known" ADD CONSTRAINT "languages_known_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parents" ADD CONSTRAINT "parents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_master_program_id_master_programs_id_fk" FOREIGN KEY ("master_program_id") REFERENCES "public"."master_programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_order_id_sandbox_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_code_states_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_enrolments" ADD CONSTRAINT "season_enrolments_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_enrolments" ADD CONSTRAINT "season_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_overrides" ADD CONSTRAINT "season_overrides_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_overrides" ADD CONSTRAINT "season_overrides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sectors" ADD CONSTRAINT "sectors_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_state_code_states_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_by_entity" ON "audit_events" USING btree ("entity_type","entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_by_subject" ON "audit_events" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "import_jobs_open" ON "import_jobs" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "email_activations_by_user" ON "email_activations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_activations_by_expiry" ON "email_activations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_changes_by_user" ON "email_changes" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "email_changes_by_old_address" ON "email_changes" USING btree ("from_email");--> statement-breakpoint
CREATE INDEX "email_changes_by_end" ON "email_changes" USING btree ("undo_before");--> statement-breakpoint
CREATE INDEX "known_devices_by_user" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_by_expiry" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_by_expiry" ON "otp_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_profiles_name" ON "candidate_profiles" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "candidate_profiles_by_job_profile" ON "candidate_profiles" USING btree ("job_profile_id");--> statement-breakpoint
CREATE INDEX "candidate_profiles_by_lateral_job_profile" ON "candidate_profiles" USING btree ("job_profile_lateral_id");--> statement-breakpoint
CREATE INDEX "candidate_profiles_by_template" ON "candidate_profiles" USING btree ("cv_template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_profiles_one_default" ON "candidate_profiles" USING btree ("user_id") WHERE "candidate_profiles"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "cv_shares_token" ON "cv_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "cv_shares_by_profile" ON "cv_shares" USING btree ("candidate_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "cv_shares_by_cv" ON "cv_shares" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "cvs_by_user" ON "cvs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cvs_by_profile" ON "cvs" USING btree ("candidate_profile_id","generated_at");--> statement-breakpoint
CREATE INDEX "cvs_by_template" ON "cvs" USING btree ("cv_template_id");--> statement-breakpoint
CREATE INDEX "used_captchas_by_expiry" ON "used_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_by_person" ON "consents" USING btree ("user_id","purpose","granted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "consents_by_link" ON "consents" USING btree ("withdrawal_hash");--> statement-breakpoint
CREATE INDEX "erasure_requests_due" ON "erasure_requests" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "companies_by_industry" ON "companies" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "companies_by_merge" ON "companies" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "companies_by_creation" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_by_change" ON "companies" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cv_templates_name" ON "cv_templates" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "images_by_user" ON "images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "images_by_company" ON "images" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "images_by_institute" ON "images" USING btree ("institute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "industries_name" ON "industries" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "institute_programs_by_program" ON "institute_programs" USING btree ("program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "institutes_name_per_city" ON "institutes" USING btree (lower("name"),lower("city"));--> statement-breakpoint
CREATE INDEX "institutes_by_university" ON "institutes" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "institutes_by_city" ON "institutes" USING btree (lower("city"),"state_code");--> statement-breakpoint
CREATE INDEX "institutes_by_name" ON "institutes" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "institutes_by_creation" ON "institutes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "institutes_by_change" ON "institutes" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "universities_name" ON "universities" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "universities_by_city" ON "universities" USING btree (lower("city"),"state_code");--> statement-breakpoint
CREATE INDEX "job_approvals_by_institute" ON "job_approvals" USING btree ("institute_id","state");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_company" ON "job_descriptions" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_season" ON "job_descriptions" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_profile" ON "job_descriptions" USING btree ("job_profile_id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_lateral_profile" ON "job_descriptions" USING btree ("job_profile_lateral_id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_template" ON "job_descriptions" USING btree ("job_template_id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_creation" ON "job_descriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_change" ON "job_descriptions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_title" ON "job_descriptions" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_institute" ON "job_descriptions" USING gin ("institute_ids");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_city" ON "job_descriptions" USING gin ("city_ids");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_question" ON "job_descriptions" USING gin ("question_ids");--> statement-breakpoint
CREATE INDEX "job_descriptions_closing" ON "job_descriptions" USING btree ("status","last_date_to_apply");--> statement-breakpoint
CREATE INDEX "job_reviews_waiting" ON "job_reviews" USING btree ("state","asked_at","id");--> statement-breakpoint
CREATE INDEX "job_reviews_by_job" ON "job_reviews" USING btree ("job_description_id","kind","asked_at");--> statement-breakpoint
CREATE INDEX "job_reviews_by_person" ON "job_reviews" USING btree ("asked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "job_reviews_one_report" ON "job_reviews" USING btree ("job_description_id","asked_by") WHERE "job_reviews"."kind" = 'Report';--> statement-breakpoint
CREATE UNIQUE INDEX "job_profiles_title" ON "job_profiles" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "job_profiles_by_sector" ON "job_profiles" USING btree ("sector_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lateral_job_profiles_title" ON "lateral_job_profiles" USING btree (lower("title"),"level");--> statement-breakpoint
CREATE INDEX "lateral_job_profiles_by_sector" ON "lateral_job_profiles" USING btree ("sector_id");--> statement-breakpoint
CREATE INDEX "job_templates_by_profile" ON "job_templates" USING btree ("job_profile_id");--> statement-breakpoint
CREATE INDEX "job_templates_by_lateral_profile" ON "job_templates" USING btree ("job_profile_lateral_id");--> statement-breakpoint
CREATE INDEX "job_templates_by_company" ON "job_templates" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "lead_activities_by_lead" ON "lead_activities" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "leads_by_industry" ON "leads" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "leads_by_company" ON "leads" USING btree ("converted_company_id");--> statement-breakpoint
CREATE INDEX "leads_by_institute" ON "leads" USING btree ("converted_institute_id");--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "leads_by_creation" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_change" ON "leads" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "jd_student_mapping_events_by_mapping" ON "jd_student_mapping_events" USING btree ("mapping_id","at");--> statement-breakpoint
CREATE INDEX "jd_student_mapping_notes_by_mapping" ON "jd_student_mapping_notes" USING btree ("mapping_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "jd_student_mappings_one" ON "jd_student_mappings" USING btree ("jd_id","user_id");--> statement-breakpoint
CREATE INDEX "jd_student_mappings_by_user" ON "jd_student_mappings" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "jd_student_mappings_by_status" ON "jd_student_mappings" USING btree ("jd_id","status","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jd_student_mappings_by_application" ON "jd_student_mappings" USING btree ("jd_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jd_student_mappings_to_judge" ON "jd_student_mappings" USING btree ("jd_id","user_id") WHERE "jd_student_mappings"."eligibility_snapshot" is null;--> statement-breakpoint
CREATE INDEX "jd_student_mappings_by_profile" ON "jd_student_mappings" USING btree ("candidate_profile_id") WHERE "jd_student_mappings"."candidate_profile_id" is not null;--> statement-breakpoint
CREATE INDEX "jd_student_mappings_by_cv" ON "jd_student_mappings" USING btree ("cv_id") WHERE "jd_student_mappings"."cv_id" is not null;--> statement-breakpoint
CREATE INDEX "notification_receipts_by_user" ON "notification_receipts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("type","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_scheduled" ON "notifications" USING btree ("scheduled_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_newest" ON "outbox_messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("channel","next_attempt_at") WHERE "outbox_messages"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_messages_given_up" ON "outbox_messages" USING btree ("created_at") WHERE "outbox_messages"."delivered_at" is null and "outbox_messages"."next_attempt_at" is null and "outbox_messages"."attempts" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_per_type" ON "addresses" USING btree ("user_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_skills_once" ON "candidate_skills" USING btree ("user_id","skill_id");--> statement-breakpoint
CREATE INDEX "candidate_skills_by_skill" ON "candidate_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "current_degrees_roll_number" ON "current_degrees" USING btree ("institute_id",lower("roll_number"));--> statement-breakpoint
CREATE INDEX "candidates_by_city" ON "candidates" USING btree (lower("city"));--> statement-breakpoint
CREATE INDEX "current_degrees_by_program" ON "current_degrees" USING btree ("program_id","user_id","passing_year");--> statement-breakpoint
CREATE INDEX "current_degrees_by_university" ON "current_degrees" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "education_stages_by_user" ON "education_stages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "education_stages_by_university" ON "education_stages" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "education_stages_by_institute" ON "education_stages" USING btree ("institute_id");--> statement-breakpoint
CREATE INDEX "education_stages_by_proof" ON "education_stages" USING btree ("proof_image_id");--> statement-breakpoint
CREATE INDEX "experiences_by_user" ON "experiences" USING btree ("user_id","start_month");--> statement-breakpoint
CREATE INDEX "experiences_by_company" ON "experiences" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "experiences_by_industry" ON "experiences" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "experiences_by_skill" ON "experiences" USING gin ("skill_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "languages_known_once" ON "languages_known" USING btree ("user_id",lower("language"));--> statement-breakpoint
CREATE UNIQUE INDEX "parents_one_per_relation" ON "parents" USING btree ("user_id","relation");--> statement-breakpoint
CREATE UNIQUE INDEX "parents_one_emergency_contact" ON "parents" USING btree ("user_id") WHERE "parents"."is_emergency_contact";--> statement-breakpoint
CREATE UNIQUE INDEX "master_programs_name" ON "master_programs" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "programs_specialisation" ON "programs" USING btree ("master_program_id",lower("specialisation"));--> statement-breakpoint
CREATE UNIQUE INDEX "question_options_text" ON "question_options" USING btree ("question_id",lower("text"));--> statement-breakpoint
CREATE INDEX "questions_by_skill" ON "questions" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "questions_by_company" ON "questions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_wallet" ON "payment_orders" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "payment_orders_due" ON "payment_orders" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_by_order" ON "sandbox_payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_paid_once" ON "sandbox_payments" USING btree ("order_id") WHERE "sandbox_payments"."outcome" = 'captured';--> statement-breakpoint
CREATE INDEX "receipts_by_wallet" ON "receipts" USING btree ("wallet_id","issued_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "receipts_by_transaction" ON "receipts" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cities_name_per_state" ON "cities" USING btree ("state_code",lower("name"));--> statement-breakpoint
CREATE INDEX "season_enrolments_by_user" ON "season_enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "season_overrides_by_user" ON "season_overrides" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "seasons_by_institute" ON "seasons" USING gin ("institute_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "sectors_name_per_industry" ON "sectors" USING btree ("industry_id",lower("name"));--> statement-breakpoint
CREATE INDEX "setting_changes_by_scope" ON "setting_changes" USING btree ("scope_id","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "skills_name" ON "skills" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "skills_by_sector" ON "skills" USING gin ("sector_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_named_once" ON "saved_views" USING btree ("owner_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_views_by_list" ON "saved_views" USING btree ("list","is_shared");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_waiting" ON "team_invitations" USING btree ("parent_entity_id","email") WHERE "team_invitations"."accepted_at" is null and "team_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "team_invitations_by_email" ON "team_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "team_invitations_by_end" ON "team_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "team_invitations_by_account" ON "team_invitations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "team_invitations_by_inviter" ON "team_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "team_invitations_by_role" ON "team_invitations" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "candidates_by_preferred_city" ON "candidates" USING gin ("preferred_city_ids");--> statement-breakpoint
CREATE INDEX "users_by_parent" ON "users" USING btree ("parent_entity_id","type");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_change" ON "users" USING btree ("type","updated_at","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("type","full_name","id");--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree ("type","last_name","id");--> statement-breakpoint
CREATE INDEX "users_by_draw" ON "users" USING btree (right("id", 12),"id") WHERE "users"."type" = 'C';--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."user_status" = 'Pending OTP';--> statement-breakpoint
CREATE INDEX "ledger_lines_newest" ON "ledger_lines" USING btree ("wallet_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_lines_by_transaction" ON "ledger_lines" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_newest" ON "ledger_transactions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotent_calls_by_expiry" ON "idempotent_calls" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "limit_counters_by_end" ON "limit_counters" USING btree ("resets_at");
--> statement-breakpoint
-- From here on by hand: what the tables of the sources cannot say.
-- The ledger only grows: a transaction or a line is never changed or removed, by nobody and by no query.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only: % on % is refused.', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_lines_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- The lines of a transaction add up to zero when it commits.
CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger_lines WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'The lines of ledger transaction % do not add up to zero.', NEW.transaction_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_lines_balanced
  AFTER INSERT ON ledger_lines
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();
--> statement-breakpoint
-- A transaction without lines moves nothing, and would use up its cause.
CREATE FUNCTION check_ledger_transaction_has_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_lines WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'Ledger transaction % has no lines.', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_have_lines
  AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction_has_lines();
--> statement-breakpoint
-- A receipt is never changed or removed, by nobody and by no query.
CREATE FUNCTION refuse_receipt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Receipts are append-only: % on % is refused.', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER receipts_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_receipt_change();
--> statement-breakpoint
-- The audit trail only grows: an event is never changed or removed, by nobody and by no query.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit trail is append-only: % is refused.', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER audit_events_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Lists are searched by any part of a text. With a million rows that needs trigrams, an extension of PostgreSQL that an owner of a
-- database may add. Where an owner refuses it, searching
-- reads every row.
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
    CREATE INDEX users_name_parts ON users USING gin (full_name gin_trgm_ops);
    CREATE INDEX users_email_parts ON users USING gin (email gin_trgm_ops);
    CREATE INDEX users_mobile_parts ON users USING gin (mobile_number gin_trgm_ops);
    CREATE INDEX institutes_name_parts ON institutes USING gin (name gin_trgm_ops);
    CREATE INDEX institutes_city_parts ON institutes USING gin (city gin_trgm_ops);
    CREATE INDEX companies_name_parts ON companies USING gin (name gin_trgm_ops);
    CREATE INDEX companies_location_parts ON companies USING gin (location gin_trgm_ops);
    CREATE INDEX leads_name_parts ON leads USING gin ((first_name || ' ' || last_name) gin_trgm_ops);
    CREATE INDEX leads_email_parts ON leads USING gin (email gin_trgm_ops);
    CREATE INDEX leads_mobile_parts ON leads USING gin (mobile gin_trgm_ops);
    CREATE INDEX job_descriptions_title_parts ON job_descriptions USING gin (title gin_trgm_ops);
    CREATE INDEX job_descriptions_code_parts ON job_descriptions USING gin (code gin_trgm_ops);
    -- A roll number is looked for without its institute.
    CREATE INDEX current_degrees_roll_number_parts ON current_degrees USING gin (roll_number gin_trgm_ops);
  END IF;
END;
$$;
