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
	"status" text DEFAULT 'Approved' NOT NULL,
	"suggested_by" text,
	CONSTRAINT "skills_category_known" CHECK ("skills"."category" in ('Technical', 'Domain', 'Tool', 'Language', 'Behavioural')),
	CONSTRAINT "skills_status_known" CHECK ("skills"."status" in ('Approved', 'Suggested', 'Refused'))
);
--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "skill_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_skills_once" ON "candidate_skills" USING btree ("user_id","skill_id");--> statement-breakpoint
CREATE INDEX "candidate_skills_by_skill" ON "candidate_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skills_name" ON "skills" USING btree (lower("name"));