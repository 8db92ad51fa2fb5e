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
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "marital_status" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "headline" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "preferred_city_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "willing_to_relocate" boolean;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "preferred_job_profile_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "expected_ctc_paise" bigint;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "notice_period_days" integer;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "disability_note" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "accommodation" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "open_to_opportunities" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_events_by_entity" ON "audit_events" USING btree ("entity_type","entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_by_subject" ON "audit_events" USING btree ("subject_id","at");--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_gender_known" CHECK ("candidates"."gender" is null or "candidates"."gender" in ('Male', 'Female', 'Other', 'Undisclosed'));--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_marital_status_known" CHECK ("candidates"."marital_status" is null or "candidates"."marital_status" in ('Married', 'Unmarried'));--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_expected_pay" CHECK ("candidates"."expected_ctc_paise" >= 0);--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_notice_period" CHECK ("candidates"."notice_period_days" between 0 and 180);--> statement-breakpoint
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
