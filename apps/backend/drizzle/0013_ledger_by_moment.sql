-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "ledger_lines_by_booking";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ledger_lines_by_moment";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "ledger_lines_by_moment" ON "ledger_lines" USING btree ("created_at","booked");
