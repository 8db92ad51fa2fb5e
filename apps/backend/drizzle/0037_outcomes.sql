CREATE TABLE "outcomes" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"application_id" text,
	"organisation" text NOT NULL,
	"title" text,
	"place" text,
	"contact" text,
	"ctc_paise" bigint,
	"fixed_paise" bigint,
	"one_time_paise" bigint,
	"variable_paise" bigint,
	"stock_paise" bigint,
	"other_paise" bigint,
	"decided_on" date,
	"starts_on" date,
	"document_image_id" text,
	"checked_by" text,
	"checked_at" timestamp (3) with time zone,
	"reason" text,
	CONSTRAINT "outcomes_kind_known" CHECK ("outcomes"."kind" in ('On campus', 'Off campus', 'Pre-placement offer', 'Higher studies', 'Own business', 'Government exam')),
	CONSTRAINT "outcomes_state_known" CHECK ("outcomes"."state" in ('Reported', 'Confirmed', 'Sent back')),
	CONSTRAINT "outcomes_final_confirmed" CHECK (not "outcomes"."is_final" or "outcomes"."state" = 'Confirmed'),
	CONSTRAINT "outcomes_of_campus" CHECK (("outcomes"."kind" = 'On campus') = ("outcomes"."application_id" is not null)),
	CONSTRAINT "outcomes_pay" CHECK (least("outcomes"."ctc_paise", "outcomes"."fixed_paise", "outcomes"."one_time_paise", "outcomes"."variable_paise", "outcomes"."stock_paise", "outcomes"."other_paise") >= 0)
);
--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_application_id_jd_student_mappings_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."jd_student_mappings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_document_image_id_images_id_fk" FOREIGN KEY ("document_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outcomes_final" ON "outcomes" USING btree ("user_id") WHERE "outcomes"."is_final";--> statement-breakpoint
CREATE UNIQUE INDEX "outcomes_application" ON "outcomes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "outcomes_by_user" ON "outcomes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outcomes_by_document" ON "outcomes" USING btree ("document_image_id") WHERE "outcomes"."document_image_id" is not null;--> statement-breakpoint
CREATE INDEX "outcomes_reported" ON "outcomes" USING btree ("created_at") WHERE "outcomes"."state" = 'Reported';
--> statement-breakpoint
-- From here on by hand. An accepted offer is an outcome by itself, whichever server accepts it: it is written as it was agreed, and goes when
-- it is no longer accepted. The one that was accepted last counts, unless the office has said that something from elsewhere does.
CREATE FUNCTION keep_outcome_of_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  agreed outcomes%ROWTYPE;
BEGIN
  IF NEW.status NOT IN ('Offer Accepted', 'Joined') THEN
    DELETE FROM outcomes WHERE application_id = NEW.id;
    UPDATE outcomes SET is_final = true
      WHERE id = (SELECT id FROM outcomes WHERE user_id = NEW.user_id AND state = 'Confirmed'
          ORDER BY checked_at DESC NULLS LAST, id DESC LIMIT 1)
        AND NOT EXISTS (SELECT FROM outcomes WHERE user_id = NEW.user_id AND is_final);
    RETURN NULL;
  END IF;
  SELECT NEW.id, NEW.user_id, 'On campus', 'Confirmed', NEW.id,
      companies.name, job_descriptions.title, NEW.offer ->> 'location',
      (NEW.offer ->> 'ctcPaise')::bigint,
      (NEW.offer -> 'parts' ->> 'fixedPaise')::bigint, (NEW.offer -> 'parts' ->> 'oneTimePaise')::bigint,
      (NEW.offer -> 'parts' ->> 'variablePaise')::bigint, (NEW.offer -> 'parts' ->> 'stockPaise')::bigint,
      (NEW.offer -> 'parts' ->> 'otherPaise')::bigint,
      (coalesce(NEW.decided_at, NEW.updated_at) AT TIME ZONE 'Asia/Kolkata')::date,
      (NEW.offer ->> 'joiningDate')::date, coalesce(NEW.decided_at, NEW.updated_at)
    INTO agreed.id, agreed.user_id, agreed.kind, agreed.state, agreed.application_id,
      agreed.organisation, agreed.title, agreed.place,
      agreed.ctc_paise, agreed.fixed_paise, agreed.one_time_paise, agreed.variable_paise, agreed.stock_paise,
      agreed.other_paise, agreed.decided_on, agreed.starts_on, agreed.checked_at
    FROM job_descriptions JOIN companies ON companies.id = job_descriptions.company_id
    WHERE job_descriptions.id = NEW.jd_id;
  IF TG_OP = 'INSERT' OR OLD.status NOT IN ('Offer Accepted', 'Joined') THEN
    UPDATE outcomes SET is_final = false WHERE user_id = NEW.user_id AND is_final AND kind = 'On campus';
  END IF;
  -- The first takes the place that is free; where something else counts, it is there without counting.
  FOR counts IN 0..1 LOOP
    INSERT INTO outcomes (id, user_id, kind, state, application_id, organisation, title, place, ctc_paise, fixed_paise, one_time_paise,
        variable_paise, stock_paise, other_paise, decided_on, starts_on, checked_at, is_final)
      VALUES (agreed.id, agreed.user_id, agreed.kind, agreed.state, agreed.application_id, agreed.organisation, agreed.title, agreed.place,
        agreed.ctc_paise, agreed.fixed_paise, agreed.one_time_paise, agreed.variable_paise, agreed.stock_paise, agreed.other_paise,
        agreed.decided_on, agreed.starts_on, agreed.checked_at, counts = 0)
      ON CONFLICT DO NOTHING;
  END LOOP;
  UPDATE outcomes SET organisation = agreed.organisation, title = agreed.title, place = agreed.place, ctc_paise = agreed.ctc_paise,
      fixed_paise = agreed.fixed_paise, one_time_paise = agreed.one_time_paise, variable_paise = agreed.variable_paise,
      stock_paise = agreed.stock_paise, other_paise = agreed.other_paise, starts_on = agreed.starts_on
    WHERE application_id = NEW.id AND TG_OP = 'UPDATE';
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER jd_student_mappings_added_accepted
  AFTER INSERT ON jd_student_mappings FOR EACH ROW
  WHEN (NEW.status IN ('Offer Accepted', 'Joined')) EXECUTE FUNCTION keep_outcome_of_offer();
--> statement-breakpoint
CREATE TRIGGER jd_student_mappings_accepted
  AFTER UPDATE OF status, offer ON jd_student_mappings FOR EACH ROW
  WHEN ((NEW.status IN ('Offer Accepted', 'Joined') OR OLD.status IN ('Offer Accepted', 'Joined'))
    AND (NEW.status, NEW.offer) IS DISTINCT FROM (OLD.status, OLD.offer))
  EXECUTE FUNCTION keep_outcome_of_offer();
