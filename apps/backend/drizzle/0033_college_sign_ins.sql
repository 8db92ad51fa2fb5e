CREATE TABLE "college_links" (
	"institute_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "college_links_institute_id_issuer_subject_pk" PRIMARY KEY("institute_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "college_sign_ins" (
	"institute_id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_client_secret" text,
	"roll_number_claim" text,
	"is_enabled" boolean DEFAULT false NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "college_sign_ins_issuer_is_an_address" CHECK ("college_sign_ins"."issuer" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "college_links" ADD CONSTRAINT "college_links_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "college_links" ADD CONSTRAINT "college_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "college_sign_ins" ADD CONSTRAINT "college_sign_ins_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "college_links_by_user" ON "college_links" USING btree ("user_id");