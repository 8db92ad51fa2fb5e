CREATE TABLE "job_collaborators" (
	"id" text PRIMARY KEY NOT NULL,
	"job_description_id" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"added_by" text,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_collaborators_email_lower_case" CHECK ("job_collaborators"."email" = lower("job_collaborators"."email"))
);
--> statement-breakpoint
ALTER TABLE "roles" DROP CONSTRAINT "roles_scope_known";--> statement-breakpoint
ALTER TABLE "job_collaborators" ADD CONSTRAINT "job_collaborators_job_description_id_job_descriptions_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_collaborators" ADD CONSTRAINT "job_collaborators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_collaborators" ADD CONSTRAINT "job_collaborators_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_collaborators_once" ON "job_collaborators" USING btree ("job_description_id","email");--> statement-breakpoint
CREATE INDEX "job_collaborators_by_user" ON "job_collaborators" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_collaborators_by_email" ON "job_collaborators" USING btree ("email") WHERE "job_collaborators"."user_id" is null;--> statement-breakpoint
CREATE INDEX "job_collaborators_by_adder" ON "job_collaborators" USING btree ("added_by");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_scope_known" CHECK ("roles"."scope" in ('own', 'job', 'company', 'institute', 'university', 'all'));