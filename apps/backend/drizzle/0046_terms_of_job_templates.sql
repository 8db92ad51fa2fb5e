ALTER TABLE "job_templates" ADD COLUMN "job_type" text;--> statement-breakpoint
ALTER TABLE "job_templates" ADD COLUMN "work_mode" text;--> statement-breakpoint
ALTER TABLE "job_templates" ADD COLUMN "city_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_templates" ADD COLUMN "openings" integer;--> statement-breakpoint
ALTER TABLE "job_templates" ADD COLUMN "ctc_min_paise" bigint;--> statement-breakpoint
ALTER TABLE "job_templates" ADD COLUMN "ctc_max_paise" bigint;--> statement-breakpoint
ALTER TABLE "job_templates" ADD COLUMN "stipend_paise_per_month" bigint;--> statement-breakpoint
ALTER TABLE "job_templates" ADD COLUMN "internship_months" integer;--> statement-breakpoint
ALTER TABLE "job_templates" ADD COLUMN "bond_months" integer;--> statement-breakpoint
ALTER TABLE "job_templates" ADD COLUMN "bond_amount_paise" bigint;--> statement-breakpoint
ALTER TABLE "job_templates" ADD COLUMN "closes_after_days" integer;--> statement-breakpoint
ALTER TABLE "job_templates" ADD COLUMN "result_after_days" integer;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_type_known" CHECK ("job_templates"."job_type" is null or "job_templates"."job_type" in ('Full Time', 'Internship', 'Internship + PPO', 'Apprenticeship', 'Contract'));--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_mode_known" CHECK ("job_templates"."work_mode" is null or "job_templates"."work_mode" in ('On site', 'Hybrid', 'Remote'));