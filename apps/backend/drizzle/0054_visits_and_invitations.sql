CREATE TABLE "visits" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"institute_id" text NOT NULL,
	"job_description_ids" text[] DEFAULT '{}' NOT NULL,
	"wanted_days" text[] NOT NULL,
	"state" text DEFAULT 'Wanted' NOT NULL,
	"day" date,
	"hall" text,
	"last_day" date NOT NULL,
	"note" text,
	"reason" text,
	"cancelled_by" text,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "visits_state_known" CHECK ("visits"."state" in ('Wanted', 'Confirmed', 'Moved', 'Cancelled')),
	CONSTRAINT "visits_side_known" CHECK ("visits"."cancelled_by" is null or "visits"."cancelled_by" in ('Company', 'Institute')),
	CONSTRAINT "visits_cancelled_by" CHECK (("visits"."state" = 'Cancelled') = ("visits"."cancelled_by" is not null)),
	CONSTRAINT "visits_day_set" CHECK ("visits"."state" not in ('Confirmed', 'Moved') or "visits"."day" is not null),
	CONSTRAINT "visits_wanted_days" CHECK (cardinality("visits"."wanted_days") between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "invitation" jsonb;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_by_institute" ON "visits" USING btree ("institute_id","last_day");--> statement-breakpoint
CREATE INDEX "visits_by_company" ON "visits" USING btree ("company_id","last_day");