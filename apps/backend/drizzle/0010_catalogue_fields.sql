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
ALTER TABLE "universities" DROP CONSTRAINT "universities_name_unique";--> statement-breakpoint
ALTER TABLE "institutes" ALTER COLUMN "verification_status" SET DEFAULT 'Unverified';--> statement-breakpoint
ALTER TABLE "universities" ALTER COLUMN "verification_status" SET DEFAULT 'Unverified';--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "aishe_code" text;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "accreditation" text;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "aishe_code" text;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "spoc_first_name" text;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "spoc_last_name" text;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "spoc_designation" text;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "cgpa_formula" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_action_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "converted_company_id" text;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "name_translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "sector_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "name_translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sectors" ADD CONSTRAINT "sectors_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_activities_by_lead" ON "lead_activities" USING btree ("lead_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "sectors_name_per_industry" ON "sectors" USING btree ("industry_id",lower("name"));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_converted_company_id_companies_id_fk" FOREIGN KEY ("converted_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "universities_name" ON "universities" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "skills_by_sector" ON "skills" USING gin ("sector_ids");