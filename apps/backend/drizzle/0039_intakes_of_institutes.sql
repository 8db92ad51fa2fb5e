CREATE TABLE "institute_intakes" (
	"institute_id" text NOT NULL,
	"program_id" text NOT NULL,
	"year" integer NOT NULL,
	"sanctioned" integer,
	"admitted" integer,
	"lateral" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	CONSTRAINT "institute_intakes_institute_id_year_program_id_pk" PRIMARY KEY("institute_id","year","program_id"),
	CONSTRAINT "institute_intakes_counts" CHECK (least("institute_intakes"."sanctioned", "institute_intakes"."admitted", "institute_intakes"."lateral") >= 0)
);
--> statement-breakpoint
ALTER TABLE "institute_intakes" ADD CONSTRAINT "institute_intakes_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute_intakes" ADD CONSTRAINT "institute_intakes_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "institute_intakes_by_program" ON "institute_intakes" USING btree ("program_id");