ALTER TABLE "notifications" ADD COLUMN "about_user_id" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "about_user_id" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_user_id") WHERE "notifications"."about_user_id" is not null;