CREATE TABLE "season_overrides" (
	"season_id" text NOT NULL,
	"user_id" text NOT NULL,
	"rule" text NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"granted_by" text NOT NULL,
	CONSTRAINT "season_overrides_season_id_user_id_rule_pk" PRIMARY KEY("season_id","user_id","rule"),
	CONSTRAINT "season_overrides_rule_known" CHECK ("season_overrides"."rule" in ('registration', 'passingYear', 'program', 'verifiedProfile'))
);
--> statement-breakpoint
ALTER TABLE "season_overrides" ADD CONSTRAINT "season_overrides_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_overrides" ADD CONSTRAINT "season_overrides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "season_overrides_by_user" ON "season_overrides" USING btree ("user_id");