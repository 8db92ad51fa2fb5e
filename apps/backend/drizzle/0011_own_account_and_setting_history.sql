CREATE TABLE "preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"locale" text,
	"theme" text,
	"density" text,
	"text_size" text,
	"general_by_email" boolean DEFAULT false NOT NULL,
	"general_by_sms" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preferences_theme_known" CHECK ("preferences"."theme" in ('system', 'light', 'dark', 'high-contrast-light', 'high-contrast-dark')),
	CONSTRAINT "preferences_density_known" CHECK ("preferences"."density" in ('comfortable', 'compact')),
	CONSTRAINT "preferences_text_size_known" CHECK ("preferences"."text_size" in ('normal', 'large', 'larger'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "setting_changes" ADD COLUMN "previous" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;