-- Notices of before tell by their occasion whom they name. Those about somebody who has been erased since go.
UPDATE "notifications" SET "about_user_id" = "users"."id" FROM "users"
  WHERE "notifications"."occasion" ~ '^(change-asked|credit-request)/' AND "users"."id" = split_part("notifications"."occasion", '/', 2);--> statement-breakpoint
UPDATE "notifications" SET "about_user_id" = "jd_student_mappings"."user_id" FROM "jd_student_mappings"
  WHERE "notifications"."occasion" ~ '^application/[^/]+/[^/]+/hiring/' AND "jd_student_mappings"."id" = split_part("notifications"."occasion", '/', 2);--> statement-breakpoint
DELETE FROM "notifications"
  WHERE "about_user_id" IS NULL AND ("occasion" ~ '^(change-asked|credit-request)/' OR "occasion" ~ '^application/[^/]+/[^/]+/hiring/');
