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
	"verification_status" text DEFAULT 'Unverified' NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"verified_by" text,
	"verification_note" text,
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
ALTER TABLE "academics" ADD CONSTRAINT "academics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_state_code_states_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_stages" ADD CONSTRAINT "education_stages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_stages" ADD CONSTRAINT "education_stages_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_stages" ADD CONSTRAINT "education_stages_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "languages_known" ADD CONSTRAINT "languages_known_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parents" ADD CONSTRAINT "parents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_per_type" ON "addresses" USING btree ("user_id","type");--> statement-breakpoint
CREATE INDEX "education_stages_by_user" ON "education_stages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "experiences_by_user" ON "experiences" USING btree ("user_id","start_month");--> statement-breakpoint
CREATE UNIQUE INDEX "languages_known_once" ON "languages_known" USING btree ("user_id",lower("language"));--> statement-breakpoint
CREATE UNIQUE INDEX "parents_one_per_relation" ON "parents" USING btree ("user_id","relation");--> statement-breakpoint
CREATE UNIQUE INDEX "parents_one_emergency_contact" ON "parents" USING btree ("user_id") WHERE "parents"."is_emergency_contact";