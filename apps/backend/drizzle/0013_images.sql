CREATE TABLE "image_contents" (
	"image_id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"company_id" text,
	"institute_id" text,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"visibility" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "images_one_owner" CHECK (num_nonnulls("images"."user_id", "images"."company_id", "images"."institute_id") = 1),
	CONSTRAINT "images_mime_known" CHECK ("images"."mime" in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
	CONSTRAINT "images_visibility_known" CHECK ("images"."visibility" in ('Private', 'Public'))
);
--> statement-breakpoint
ALTER TABLE "education_stages" ADD COLUMN "proof_image_id" text;--> statement-breakpoint
ALTER TABLE "image_contents" ADD CONSTRAINT "image_contents_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_by_user" ON "images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "images_by_company" ON "images" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "images_by_institute" ON "images" USING btree ("institute_id");--> statement-breakpoint
ALTER TABLE "education_stages" ADD CONSTRAINT "education_stages_proof_image_id_images_id_fk" FOREIGN KEY ("proof_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;