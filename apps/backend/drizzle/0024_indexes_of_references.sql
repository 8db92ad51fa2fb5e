DROP INDEX "users_by_parent";--> statement-breakpoint
DROP INDEX "users_by_creation";--> statement-breakpoint
DROP INDEX "users_by_change";--> statement-breakpoint
DROP INDEX "users_by_first_name";--> statement-breakpoint
DROP INDEX "users_by_last_name";--> statement-breakpoint
CREATE INDEX "candidate_profiles_by_job_profile" ON "candidate_profiles" USING btree ("job_profile_id");--> statement-breakpoint
CREATE INDEX "candidate_profiles_by_lateral_job_profile" ON "candidate_profiles" USING btree ("job_profile_lateral_id");--> statement-breakpoint
CREATE INDEX "cvs_by_template" ON "cvs" USING btree ("cv_template_id");--> statement-breakpoint
CREATE INDEX "companies_by_industry" ON "companies" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "institutes_by_city" ON "institutes" USING btree (lower("city"),"state_code");--> statement-breakpoint
CREATE INDEX "universities_by_city" ON "universities" USING btree (lower("city"),"state_code");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_profile" ON "job_descriptions" USING btree ("job_profile_id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_lateral_profile" ON "job_descriptions" USING btree ("job_profile_lateral_id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_template" ON "job_descriptions" USING btree ("job_template_id");--> statement-breakpoint
CREATE INDEX "job_descriptions_by_question" ON "job_descriptions" USING gin ("question_ids");--> statement-breakpoint
CREATE INDEX "job_templates_by_lateral_profile" ON "job_templates" USING btree ("job_profile_lateral_id");--> statement-breakpoint
CREATE INDEX "leads_by_industry" ON "leads" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "leads_by_company" ON "leads" USING btree ("converted_company_id");--> statement-breakpoint
CREATE INDEX "jd_student_mappings_by_profile" ON "jd_student_mappings" USING btree ("candidate_profile_id") WHERE "jd_student_mappings"."candidate_profile_id" is not null;--> statement-breakpoint
CREATE INDEX "jd_student_mappings_by_cv" ON "jd_student_mappings" USING btree ("cv_id") WHERE "jd_student_mappings"."cv_id" is not null;--> statement-breakpoint
CREATE INDEX "notification_receipts_by_user" ON "notification_receipts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "current_degrees_by_university" ON "current_degrees" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "education_stages_by_university" ON "education_stages" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "education_stages_by_institute" ON "education_stages" USING btree ("institute_id");--> statement-breakpoint
CREATE INDEX "education_stages_by_proof" ON "education_stages" USING btree ("proof_image_id");--> statement-breakpoint
CREATE INDEX "experiences_by_company" ON "experiences" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "experiences_by_industry" ON "experiences" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "experiences_by_skill" ON "experiences" USING gin ("skill_ids");--> statement-breakpoint
CREATE INDEX "institute_programs_by_program" ON "institute_programs" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_wallet" ON "payment_orders" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "candidates_by_preferred_city" ON "candidates" USING gin ("preferred_city_ids");--> statement-breakpoint
CREATE INDEX "users_by_parent" ON "users" USING btree ("parent_entity_id","type");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_change" ON "users" USING btree ("type","updated_at","id");--> statement-breakpoint
CREATE INDEX "users_by_first_name" ON "users" USING btree ("type","first_name","id");--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree ("type","last_name","id");--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    -- Companies are searched by their place too.
    CREATE INDEX companies_location_parts ON companies USING gin (location gin_trgm_ops);
  END IF;
END;
$$;
