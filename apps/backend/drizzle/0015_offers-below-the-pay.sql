ALTER TABLE "job_reviews" DROP CONSTRAINT "job_reviews_kind_known";--> statement-breakpoint
ALTER TABLE "job_reviews" ADD COLUMN "mapping_id" text;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD COLUMN "offer" jsonb;--> statement-breakpoint
CREATE INDEX "job_reviews_by_application" ON "job_reviews" USING btree ("mapping_id") WHERE "job_reviews"."mapping_id" is not null;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_kind_known" CHECK ("job_reviews"."kind" in ('Trust scan', 'Pay or bond', 'Offer', 'Report'));