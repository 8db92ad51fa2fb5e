ALTER TABLE "season_overrides" DROP CONSTRAINT "season_overrides_rule_known";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawal_hash" text;--> statement-breakpoint
ALTER TABLE "image_contents" ADD COLUMN "text" text;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_by_link" ON "consents" USING btree ("withdrawal_hash");--> statement-breakpoint
ALTER TABLE "season_overrides" ADD CONSTRAINT "season_overrides_rule_known" CHECK ("season_overrides"."rule" in ('registration', 'passingYear', 'program', 'verifiedProfile', 'absences', 'declines'));