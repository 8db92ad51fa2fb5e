ALTER TABLE "visits" ADD COLUMN "kind" text;--> statement-breakpoint
-- the column is new, and null in every row: nothing is read under the lock
ALTER TABLE "visits" ADD CONSTRAINT "visits_kind_known" CHECK ("visits"."kind" is null or "visits"."kind" in ('Pre-placement talk', 'Aptitude test', 'Coding test', 'Group discussion', 'Technical interview', 'HR interview', 'Other')) NOT VALID;