CREATE TABLE "cvs_to_print" (
	"cv_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cvs_to_print" ADD CONSTRAINT "cvs_to_print_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cvs_to_print_by_due" ON "cvs_to_print" USING btree ("due_at");