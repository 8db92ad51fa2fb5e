CREATE TABLE "interviewer_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"link_id" text,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interviewer_notes" ADD CONSTRAINT "interviewer_notes_entry_id_round_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."round_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_notes" ADD CONSTRAINT "interviewer_notes_link_id_panel_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."panel_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "interviewer_notes_one_each" ON "interviewer_notes" USING btree ("entry_id","link_id");--> statement-breakpoint
CREATE INDEX "interviewer_notes_by_link" ON "interviewer_notes" USING btree ("link_id");