CREATE TABLE "panel_links" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"panel_id" text,
	"panel_name" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" text NOT NULL,
	"entered_at" timestamp (3) with time zone,
	"code_hash" text,
	"code_sent_at" timestamp (3) with time zone,
	"code_tries_left" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "panel_links_secretHash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "panel_links_tries" CHECK ("panel_links"."code_tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "panel_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "panel_links" ADD CONSTRAINT "panel_links_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_links" ADD CONSTRAINT "panel_links_panel_id_panels_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."panels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_sessions" ADD CONSTRAINT "panel_sessions_link_id_panel_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."panel_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "panel_links_one_each" ON "panel_links" USING btree ("panel_id","email");--> statement-breakpoint
CREATE INDEX "panel_links_by_round" ON "panel_links" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "panel_links_by_email" ON "panel_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "panel_sessions_by_link" ON "panel_sessions" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "panel_sessions_by_expiry" ON "panel_sessions" USING btree ("expires_at");