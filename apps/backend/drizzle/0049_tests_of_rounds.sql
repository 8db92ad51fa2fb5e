CREATE TABLE "round_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"place" integer NOT NULL,
	"question_id" text NOT NULL,
	"text" text NOT NULL,
	"options" text[] NOT NULL,
	"right_option" integer NOT NULL,
	"marks" numeric(6, 2) NOT NULL,
	"negative_marks" numeric(6, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "round_questions_whole" CHECK (cardinality(options) between 2 and 6 and right_option >= 0 and right_option < cardinality(options)
  and marks > 0 and negative_marks >= 0)
);
--> statement-breakpoint
CREATE TABLE "round_tests" (
	"round_id" text PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "round_tests_minutes" CHECK ("round_tests"."minutes" between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "test_answers" (
	"attempt_id" text NOT NULL,
	"question_id" text NOT NULL,
	"option" integer,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id"),
	CONSTRAINT "test_answers_option" CHECK ("test_answers"."option" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "test_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"mapping_id" text NOT NULL,
	"seed" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "test_attempts_times" CHECK ("test_attempts"."started_at" < "test_attempts"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "test_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"text" text NOT NULL,
	"options" text[] NOT NULL,
	"right_option" integer NOT NULL,
	"marks" numeric(6, 2) NOT NULL,
	"negative_marks" numeric(6, 2) DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "test_questions_whole" CHECK (cardinality(options) between 2 and 6 and right_option >= 0 and right_option < cardinality(options)
  and marks > 0 and negative_marks >= 0)
);
--> statement-breakpoint
ALTER TABLE "round_entries" ADD COLUMN "test_code" text;--> statement-breakpoint
ALTER TABLE "round_questions" ADD CONSTRAINT "round_questions_round_id_round_tests_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round_tests"("round_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_tests" ADD CONSTRAINT "round_tests_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_attempt_id_test_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."test_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_question_id_round_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."round_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_round_id_round_tests_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round_tests"("round_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_mapping_id_jd_student_mappings_id_fk" FOREIGN KEY ("mapping_id") REFERENCES "public"."jd_student_mappings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "round_questions_in_order" ON "round_questions" USING btree ("round_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_one" ON "test_attempts" USING btree ("round_id","mapping_id");--> statement-breakpoint
CREATE INDEX "test_attempts_by_mapping" ON "test_attempts" USING btree ("mapping_id");--> statement-breakpoint
CREATE INDEX "test_attempts_open" ON "test_attempts" USING btree ("ends_at") WHERE "test_attempts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "test_questions_of_company" ON "test_questions" USING btree ("company_id","created_at","id");