CREATE TABLE "idempotent_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotent_calls_by_expiry" ON "idempotent_calls" USING btree ("expires_at");