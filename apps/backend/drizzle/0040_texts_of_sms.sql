CREATE TABLE "sms_templates" (
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"template_id" text NOT NULL,
	"header" text NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_templates_text_locale_pk" PRIMARY KEY("text","locale"),
	CONSTRAINT "sms_templates_text_known" CHECK ("sms_templates"."text" in ('code-register', 'code-reset', 'code-new-number', 'code-guardian', 'guardian-agreed', 'number-changed', 'password-changed', 'email-change-undone', 'tries-refused', 'notice')),
	CONSTRAINT "sms_templates_locale_known" CHECK ("sms_templates"."locale" in ('en', 'hi', 'mr'))
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "sms_text" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "sms_locale" text;