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
	CONSTRAINT "current_degrees_verification_known" CHECK ("current_degrees"."verification_status" in ('Unverified', 'Pending', 'Verified', 'Rejected', 'Suspended')),
	CONSTRAINT "current_degrees_degree_known" CHECK ("current_degrees"."degree" in ('DIPLOMA', 'ENGINEERING', 'GRADUATION', 'POST GRADUATION')),
	CONSTRAINT "current_degrees_years" CHECK ("current_degrees"."passing_year" > "current_degrees"."admission_year"),
	CONSTRAINT "current_degrees_score" CHECK ("current_degrees"."cgpa" <= "current_degrees"."cgpa_scale" or "current_degrees"."percentage" is not null)
);
--> statement-breakpoint
CREATE TABLE "institute_programs" (
	"institute_id" text NOT NULL,
	"program_id" text NOT NULL,
	"intake" integer,
	CONSTRAINT "institute_programs_institute_id_program_id_pk" PRIMARY KEY("institute_id","program_id")
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
ALTER TABLE "current_degrees" ADD CONSTRAINT "current_degrees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_degrees" ADD CONSTRAINT "current_degrees_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_degrees" ADD CONSTRAINT "current_degrees_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_degrees" ADD CONSTRAINT "current_degrees_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute_programs" ADD CONSTRAINT "institute_programs_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute_programs" ADD CONSTRAINT "institute_programs_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_master_program_id_master_programs_id_fk" FOREIGN KEY ("master_program_id") REFERENCES "public"."master_programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "current_degrees_roll_number" ON "current_degrees" USING btree ("institute_id",lower("roll_number"));--> statement-breakpoint
CREATE INDEX "current_degrees_by_program" ON "current_degrees" USING btree ("program_id","passing_year");--> statement-breakpoint
CREATE UNIQUE INDEX "master_programs_name" ON "master_programs" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "programs_specialisation" ON "programs" USING btree ("master_program_id",lower("specialisation"));