CREATE TABLE "account_invitations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"invited_by" text,
	"due_at" timestamp (3) with time zone,
	"token_hash" text,
	"expires_at" timestamp (3) with time zone,
	"password_hash" text,
	"terms_version" text,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "account_invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "account_invitations" ADD CONSTRAINT "account_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_invitations" ADD CONSTRAINT "account_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_invitations_due" ON "account_invitations" USING btree ("due_at") WHERE "account_invitations"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "account_invitations_by_inviter" ON "account_invitations" USING btree ("invited_by");