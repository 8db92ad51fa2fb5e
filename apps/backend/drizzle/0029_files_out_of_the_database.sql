CREATE TABLE "file_leases" (
	"id" integer PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "file_leases_one" CHECK ("file_leases"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "files_to_remove" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stored_files_place_known" CHECK ("stored_files"."place" in ('folder', 's3'))
);
--> statement-breakpoint
ALTER TABLE "cv_printings" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "image_contents" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_printings" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "image_contents" ADD COLUMN "file_id" text;--> statement-breakpoint
CREATE INDEX "files_to_remove_by_due" ON "files_to_remove" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "cv_printings" ADD CONSTRAINT "cv_printings_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_contents" ADD CONSTRAINT "image_contents_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cv_printings_by_file" ON "cv_printings" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "cv_printings_in_row" ON "cv_printings" USING btree ("cv_id","has_contact") WHERE "cv_printings"."content" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "image_contents_by_file" ON "image_contents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "image_contents_in_row" ON "image_contents" USING btree ("image_id") WHERE "image_contents"."content" is not null;--> statement-breakpoint
-- every row that is there has its content: nothing is read again under the lock
ALTER TABLE "cv_printings" ADD CONSTRAINT "cv_printings_one_place" CHECK (num_nonnulls("cv_printings"."content", "cv_printings"."file_id") = 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "image_contents" ADD CONSTRAINT "image_contents_one_place" CHECK (num_nonnulls("image_contents"."content", "image_contents"."file_id") = 1) NOT VALID;