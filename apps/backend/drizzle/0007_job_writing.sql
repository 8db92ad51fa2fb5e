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
ALTER TABLE "job_descriptions" ALTER COLUMN "criteria" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "job_descriptions" ALTER COLUMN "criteria" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD COLUMN "eligible_count" integer;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD COLUMN "eligible_counted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_job_description_id_job_descriptions_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_reviews_waiting" ON "job_reviews" USING btree ("state","asked_at","id");--> statement-breakpoint
CREATE INDEX "job_reviews_by_job" ON "job_reviews" USING btree ("job_description_id","kind","asked_at");--> statement-breakpoint
CREATE INDEX "job_reviews_by_person" ON "job_reviews" USING btree ("asked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "job_reviews_one_report" ON "job_reviews" USING btree ("job_description_id","asked_by") WHERE "job_reviews"."kind" = 'Report';--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_criteria_chosen" CHECK ("job_descriptions"."status" = 'Draft' or "job_descriptions"."criteria" is not null);