CREATE TABLE "job_alert_news" (
	"job_description_id" text NOT NULL,
	"user_id" text NOT NULL,
	"alert_id" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "job_alert_news_job_description_id_user_id_pk" PRIMARY KEY("job_description_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "job_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"search" text,
	"job_type" text,
	"city_id" text,
	"min_paise" bigint,
	"company_id" text,
	"is_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_alerts_narrow" CHECK (num_nonnulls("job_alerts"."search", "job_alerts"."job_type", "job_alerts"."city_id", "job_alerts"."min_paise", "job_alerts"."company_id") > 0),
	CONSTRAINT "job_alerts_job_type_known" CHECK ("job_alerts"."job_type" is null or "job_alerts"."job_type" in ('Full Time', 'Internship', 'Internship + PPO', 'Apprenticeship', 'Contract'))
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"user_id" text NOT NULL,
	"job_description_id" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "saved_jobs_user_id_job_description_id_pk" PRIMARY KEY("user_id","job_description_id")
);
--> statement-breakpoint
ALTER TABLE "job_alert_news" ADD CONSTRAINT "job_alert_news_job_description_id_job_descriptions_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_news" ADD CONSTRAINT "job_alert_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_news" ADD CONSTRAINT "job_alert_news_alert_id_job_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."job_alerts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_description_id_job_descriptions_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_alert_news_by_user" ON "job_alert_news" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_alert_news_by_alert" ON "job_alert_news" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "job_alert_news_untold" ON "job_alert_news" USING btree ("job_description_id","user_id") WHERE "job_alert_news"."told_at" is null;--> statement-breakpoint
CREATE INDEX "job_alerts_by_user" ON "job_alerts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "job_alerts_by_company" ON "job_alerts" USING btree ("company_id") WHERE "job_alerts"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_jobs_by_job" ON "saved_jobs" USING btree ("job_description_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_not_reminded" ON "saved_jobs" USING btree ("job_description_id","user_id") WHERE "saved_jobs"."reminded_at" is null;