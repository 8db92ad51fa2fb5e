DROP INDEX "current_degrees_by_program";--> statement-breakpoint
CREATE INDEX "candidates_by_city" ON "candidates" USING btree (lower("city"));--> statement-breakpoint
CREATE INDEX "current_degrees_by_program" ON "current_degrees" USING btree ("program_id","user_id","passing_year");