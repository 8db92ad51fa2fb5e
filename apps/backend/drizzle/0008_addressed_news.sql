CREATE TABLE "notification_recipients" (
	"notification_id" text NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_forwarded" boolean NOT NULL,
	CONSTRAINT "notification_recipients_notification_id_user_id_pk" PRIMARY KEY("notification_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_addressed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_recipients_listed" ON "notification_recipients" USING btree ("user_id","type","created_at") WHERE "notification_recipients"."is_listed";--> statement-breakpoint
CREATE INDEX "notification_recipients_by_age" ON "notification_recipients" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_to_audiences" ON "notifications" USING btree ("type",coalesce("scheduled_at", "created_at") desc) WHERE not "notifications"."is_addressed";--> statement-breakpoint
CREATE INDEX "notifications_to_address" ON "notifications" USING btree ("id") WHERE not "notifications"."is_addressed" and "notifications"."occasion" is not null and "notifications"."audience_users" is not null;