CREATE TABLE "drive_hosts" (
	"job_description_id" text PRIMARY KEY NOT NULL,
	"institute_id" text NOT NULL,
	"state" text DEFAULT 'Asked' NOT NULL,
	"venue" text,
	"reason" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "drive_hosts_state_known" CHECK ("drive_hosts"."state" in ('Asked', 'Agreed', 'Declined')),
	CONSTRAINT "drive_hosts_venue" CHECK (("drive_hosts"."state" = 'Agreed') = ("drive_hosts"."venue" is not null)),
	CONSTRAINT "drive_hosts_reason" CHECK ("drive_hosts"."state" <> 'Declined' or "drive_hosts"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "drive_hosts" ADD CONSTRAINT "drive_hosts_job_description_id_job_descriptions_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_hosts" ADD CONSTRAINT "drive_hosts_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drive_hosts_by_institute" ON "drive_hosts" USING btree ("institute_id","state");