CREATE TABLE "cv_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"candidate_profile_id" text NOT NULL,
	"cv_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_opened_at" timestamp (3) with time zone,
	"opened_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cvs" DROP CONSTRAINT "cvs_candidate_profile_id_candidate_profiles_id_fk";
--> statement-breakpoint
DROP INDEX "cvs_by_profile";--> statement-breakpoint
ALTER TABLE "cvs" ALTER COLUMN "candidate_profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD COLUMN "cv_template_id" text;--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "user_id" text;--> statement-breakpoint
UPDATE "cvs" SET "user_id" = "candidate_profiles"."user_id" FROM "candidate_profiles" WHERE "candidate_profiles"."id" = "cvs"."candidate_profile_id";--> statement-breakpoint
ALTER TABLE "cvs" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_shares" ADD CONSTRAINT "cv_shares_candidate_profile_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_profile_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_shares" ADD CONSTRAINT "cv_shares_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cv_shares_token" ON "cv_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "cv_shares_by_profile" ON "cv_shares" USING btree ("candidate_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "cv_shares_by_cv" ON "cv_shares" USING btree ("cv_id");--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_cv_template_id_cv_templates_id_fk" FOREIGN KEY ("cv_template_id") REFERENCES "public"."cv_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_candidate_profile_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_profile_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_profiles_by_template" ON "candidate_profiles" USING btree ("cv_template_id");--> statement-breakpoint
CREATE INDEX "cvs_by_user" ON "cvs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cvs_by_profile" ON "cvs" USING btree ("candidate_profile_id","generated_at");