ALTER TABLE "leads" ADD COLUMN "converted_institute_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_converted_institute_id_institutes_id_fk" FOREIGN KEY ("converted_institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_by_institute" ON "leads" USING btree ("converted_institute_id");