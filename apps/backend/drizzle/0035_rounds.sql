CREATE TABLE "round_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"mapping_id" text NOT NULL,
	"attendance" text DEFAULT 'Unknown' NOT NULL,
	"attended_at" timestamp (3) with time zone,
	"attended_by" text,
	"excuse" text,
	"result" text DEFAULT 'None' NOT NULL,
	"rank" integer,
	"marks" numeric(6, 2),
	"note" text,
	"status_before" text,
	"settled_version" integer,
	"settled_at" timestamp (3) with time zone,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "round_entries_attendance_known" CHECK ("round_entries"."attendance" in ('Unknown', 'Present', 'Absent', 'Excused')),
	CONSTRAINT "round_entries_result_known" CHECK ("round_entries"."result" in ('None', 'Passed', 'Failed', 'On hold', 'Waiting list')),
	CONSTRAINT "round_entries_excused" CHECK (("round_entries"."attendance" = 'Excused') = ("round_entries"."excuse" is not null)),
	CONSTRAINT "round_entries_rank" CHECK ("round_entries"."rank" is null or ("round_entries"."result" = 'Waiting list' and "round_entries"."rank" > 0)),
	CONSTRAINT "round_entries_marks" CHECK ("round_entries"."marks" >= 0),
	CONSTRAINT "round_entries_status_known" CHECK ("round_entries"."status_before" is null or "round_entries"."status_before" in ('Eligible', 'Applied', 'Declined', 'Withdrawn', 'Shortlisted', 'On Hold', 'Rejected', 'Selected', 'Offer Accepted', 'Offer Declined', 'Joined', 'Expired', 'Cancelled'))
);
--> statement-breakpoint
CREATE TABLE "round_events" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"attendance" text,
	"result" text,
	"rank" integer,
	"marks" numeric(6, 2),
	"reason" text,
	"actor_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "round_events_attendance_known" CHECK ("round_events"."attendance" is null or "round_events"."attendance" in ('Unknown', 'Present', 'Absent', 'Excused')),
	CONSTRAINT "round_events_result_known" CHECK ("round_events"."result" is null or "round_events"."result" in ('None', 'Passed', 'Failed', 'On hold', 'Waiting list'))
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"job_description_id" text NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"mode" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"venue" text,
	"link" text,
	"instructions" text,
	"bring" text,
	"is_for" text NOT NULL,
	"max_marks" numeric(6, 2),
	"state" text DEFAULT 'Planned' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rounds_kind_known" CHECK ("rounds"."kind" in ('Pre-placement talk', 'Aptitude test', 'Coding test', 'Group discussion', 'Technical interview', 'HR interview', 'Other')),
	CONSTRAINT "rounds_mode_known" CHECK ("rounds"."mode" is null or "rounds"."mode" in ('On site', 'Hybrid', 'Remote')),
	CONSTRAINT "rounds_audience_known" CHECK ("rounds"."is_for" in ('Applied', 'Passed')),
	CONSTRAINT "rounds_state_known" CHECK ("rounds"."state" in ('Planned', 'Running', 'Closed')),
	CONSTRAINT "rounds_times" CHECK ("rounds"."starts_at" < "rounds"."ends_at"),
	CONSTRAINT "rounds_max_marks" CHECK ("rounds"."max_marks" > 0),
	CONSTRAINT "rounds_closed_by" CHECK (("rounds"."state" = 'Closed') = ("rounds"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "round_entries" ADD CONSTRAINT "round_entries_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_entries" ADD CONSTRAINT "round_entries_mapping_id_jd_student_mappings_id_fk" FOREIGN KEY ("mapping_id") REFERENCES "public"."jd_student_mappings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_events" ADD CONSTRAINT "round_events_entry_id_round_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."round_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_job_description_id_job_descriptions_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "round_entries_one" ON "round_entries" USING btree ("round_id","mapping_id");--> statement-breakpoint
CREATE INDEX "round_entries_by_mapping" ON "round_entries" USING btree ("mapping_id");--> statement-breakpoint
CREATE INDEX "round_entries_unsettled" ON "round_entries" USING btree ("round_id","id") WHERE "round_entries"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "round_events_by_entry" ON "round_events" USING btree ("entry_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_in_order" ON "rounds" USING btree ("job_description_id","place");