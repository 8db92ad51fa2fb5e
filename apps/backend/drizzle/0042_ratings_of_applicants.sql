CREATE TABLE "jd_student_mapping_ratings" (
	"mapping_id" text NOT NULL,
	"author_id" text NOT NULL,
	"rating" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "jd_student_mapping_ratings_mapping_id_author_id_pk" PRIMARY KEY("mapping_id","author_id"),
	CONSTRAINT "jd_student_mapping_ratings_in_range" CHECK ("jd_student_mapping_ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "jd_student_mapping_ratings" ADD CONSTRAINT "jd_student_mapping_ratings_mapping_id_jd_student_mappings_id_fk" FOREIGN KEY ("mapping_id") REFERENCES "public"."jd_student_mappings"("id") ON DELETE cascade ON UPDATE no action;