DROP INDEX "companies_by_name";--> statement-breakpoint
DROP INDEX "users_by_creation";--> statement-breakpoint
CREATE INDEX "companies_by_creation" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_by_change" ON "companies" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "institutes_by_name" ON "institutes" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "institutes_by_creation" ON "institutes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "institutes_by_change" ON "institutes" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_creation" ON "job_descriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_change" ON "job_descriptions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_title" ON "job_descriptions" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "leads_by_creation" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_change" ON "leads" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "users_by_change" ON "users" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "users_by_first_name" ON "users" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("created_at","id");