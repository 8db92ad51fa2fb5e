ALTER TABLE "otp_challenges" DROP CONSTRAINT "otp_challenges_purpose_known";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "guardian" jsonb;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "merged_into_id" text;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_merged_into_id_companies_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_by_merge" ON "companies" USING btree ("merged_into_id");--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD CONSTRAINT "otp_challenges_purpose_known" CHECK ("otp_challenges"."purpose" in ('register', 'reset', 'guardian'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_guardian_named" CHECK (("consents"."purpose" = 'guardian') = ("consents"."guardian" is not null));