CREATE TABLE "holds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"lifted_where" text NOT NULL,
	"until" timestamp (3) with time zone,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"placed_by" text NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" text,
	"lifted_reason" text,
	CONSTRAINT "holds_kind_known" CHECK ("holds"."kind" in ('Dues', 'Discipline', 'Other')),
	CONSTRAINT "holds_lifted_whole" CHECK (num_nonnulls("holds"."lifted_at", "holds"."lifted_by", "holds"."lifted_reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "season_overrides" DROP CONSTRAINT "season_overrides_rule_known";--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_by_user" ON "holds" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_in_force" ON "holds" USING btree ("user_id","kind") WHERE "holds"."lifted_at" is null;--> statement-breakpoint
-- every row that is there fitted the narrower one: nothing is read again under the lock
ALTER TABLE "season_overrides" ADD CONSTRAINT "season_overrides_rule_known" CHECK ("season_overrides"."rule" in ('registration', 'passingYear', 'program', 'verifiedProfile', 'absences', 'declines', 'offers')) NOT VALID;