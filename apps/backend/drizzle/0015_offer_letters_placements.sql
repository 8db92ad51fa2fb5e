CREATE TABLE "placements" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"note" text,
	"reason" text,
	"set_by" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "placements_plan_known" CHECK ("placements"."plan" in ('Looking', 'Placed elsewhere', 'Higher studies', 'Not looking'))
);
--> statement-breakpoint
ALTER TABLE "jd_student_mappings" ADD COLUMN "letter" jsonb;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;