CREATE TABLE "interviewers" (
	"id" text PRIMARY KEY NOT NULL,
	"panel_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "panels" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"venue" text,
	"link" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"pause_after" integer,
	"pause_minutes" integer,
	"buffer" integer DEFAULT 0 NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "panels_times" CHECK ("panels"."starts_at" < "panels"."ends_at"),
	CONSTRAINT "panels_minutes" CHECK ("panels"."minutes" > 0 and "panels"."buffer" >= 0),
	CONSTRAINT "panels_pause" CHECK (("panels"."pause_after" is null) = ("panels"."pause_minutes" is null) and "panels"."pause_after" > 0 and "panels"."pause_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" text PRIMARY KEY NOT NULL,
	"panel_id" text NOT NULL,
	"round_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"is_buffer" boolean DEFAULT false NOT NULL,
	"mapping_id" text,
	"called_at" timestamp (3) with time zone,
	"in_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "slots_times" CHECK ("slots"."starts_at" < "slots"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "is_slot_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_panel_id_panels_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."panels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panels" ADD CONSTRAINT "panels_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_panel_id_panels_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."panels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_mapping_id_jd_student_mappings_id_fk" FOREIGN KEY ("mapping_id") REFERENCES "public"."jd_student_mappings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviewers_by_panel" ON "interviewers" USING btree ("panel_id");--> statement-breakpoint
CREATE INDEX "interviewers_by_email" ON "interviewers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "panels_in_order" ON "panels" USING btree ("round_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "slots_of_panel" ON "slots" USING btree ("panel_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "slots_one_each" ON "slots" USING btree ("round_id","mapping_id");--> statement-breakpoint
CREATE INDEX "slots_by_mapping" ON "slots" USING btree ("mapping_id");