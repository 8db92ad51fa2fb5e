-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "audit_events_by_moment";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_events_by_moment" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ledger_lines_by_booking";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "ledger_lines_by_booking" ON "ledger_lines" USING btree ("booked","id");
