CREATE TABLE "credentials" (
	"user_id" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_activations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "otp_challenges" (
	"mobile_number" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"attempts_left" integer NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "otp_challenges_purpose_known" CHECK ("otp_challenges"."purpose" in ('register', 'reset')),
	CONSTRAINT "otp_challenges_attempts" CHECK ("otp_challenges"."attempts_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"scope" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"user_agent" text NOT NULL,
	CONSTRAINT "sessions_scope_known" CHECK ("sessions"."scope" in ('session', 'reset'))
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"location" text NOT NULL,
	"website" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"industry_id" text NOT NULL,
	"spoc_first_name" text NOT NULL,
	"spoc_last_name" text NOT NULL,
	"spoc_designation" text NOT NULL,
	"verification_status" text DEFAULT 'Pending' NOT NULL,
	"verified_by" text,
	"verified_at" timestamp (3) with time zone,
	"verification_note" text,
	CONSTRAINT "companies_verification_known" CHECK ("companies"."verification_status" in ('Unverified', 'Pending', 'Verified', 'Rejected', 'Suspended'))
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"description" text,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institute_configs" (
	"institute_id" text PRIMARY KEY NOT NULL,
	"student_credit" integer,
	"grant_budget_credits" bigint,
	"grant_rule" text DEFAULT 'On OTP' NOT NULL,
	"grant_start" date,
	"grant_end" date,
	"grants_per_day" integer,
	"requires_jd_approval" boolean DEFAULT true NOT NULL,
	"requires_profile_verification" boolean DEFAULT false NOT NULL,
	"allowed_email_domains" text[] DEFAULT '{}' NOT NULL,
	"auto_approve_companies" text[] DEFAULT '{}' NOT NULL,
	"cv_freeze_days" integer DEFAULT 0 NOT NULL,
	"contact_email" text,
	"candidate_recharge" boolean DEFAULT true NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	CONSTRAINT "institute_configs_rule_known" CHECK ("institute_configs"."grant_rule" in ('On OTP', 'On roster match', 'On confirmation')),
	CONSTRAINT "institute_configs_student_credit" CHECK ("institute_configs"."student_credit" >= 0),
	CONSTRAINT "institute_configs_budget" CHECK ("institute_configs"."grant_budget_credits" >= 0),
	CONSTRAINT "institute_configs_grants_per_day" CHECK ("institute_configs"."grants_per_day" >= 0),
	CONSTRAINT "institute_configs_cv_freeze_days" CHECK ("institute_configs"."cv_freeze_days" >= 0),
	CONSTRAINT "institute_configs_grant_period" CHECK ("institute_configs"."grant_start" <= "institute_configs"."grant_end")
);
--> statement-breakpoint
CREATE TABLE "institutes" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"university_id" text,
	"institute_type" text NOT NULL,
	"city" text NOT NULL,
	"state_code" text NOT NULL,
	"pincode" text,
	"website" text,
	"email" text,
	"phone" text,
	"spoc_first_name" text NOT NULL,
	"spoc_last_name" text NOT NULL,
	"spoc_designation" text NOT NULL,
	"established_year" integer,
	"is_registrable" boolean DEFAULT true NOT NULL,
	"verification_status" text NOT NULL,
	CONSTRAINT "institutes_type_known" CHECK ("institutes"."institute_type" in ('Engineering', 'Polytechnic', 'Arts-Science-Commerce', 'Management', 'Pharmacy', 'ITI', 'Other')),
	CONSTRAINT "institutes_verification_known" CHECK ("institutes"."verification_status" in ('Unverified', 'Pending', 'Verified', 'Rejected', 'Suspended'))
);
--> statement-breakpoint
CREATE TABLE "universities" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"short_name" text,
	"university_type" text NOT NULL,
	"city" text NOT NULL,
	"state_code" text NOT NULL,
	"website" text,
	"email" text,
	"phone" text,
	"cgpa_scale" integer DEFAULT 10 NOT NULL,
	"verification_status" text NOT NULL,
	CONSTRAINT "universities_name_unique" UNIQUE("name"),
	CONSTRAINT "universities_type_known" CHECK ("universities"."university_type" in ('Central', 'State', 'Deemed', 'Private', 'Open', 'National Importance')),
	CONSTRAINT "universities_cgpa_scale" CHECK ("universities"."cgpa_scale" in (4, 5, 7, 10)),
	CONSTRAINT "universities_verification_known" CHECK ("universities"."verification_status" in ('Unverified', 'Pending', 'Verified', 'Rejected', 'Suspended'))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"description" text,
	"number_of_employees" text NOT NULL,
	"industry_id" text NOT NULL,
	"status" text DEFAULT 'New' NOT NULL,
	"next_action" text DEFAULT 'Open' NOT NULL,
	CONSTRAINT "leads_status_known" CHECK ("leads"."status" in ('New', 'Contacted', 'Qualified', 'Converted', 'Lost')),
	CONSTRAINT "leads_next_action_known" CHECK ("leads"."next_action" in ('Open', 'Call back', 'Send proposal', 'Meeting', 'None'))
);
--> statement-breakpoint
CREATE TABLE "notification_receipts" (
	"notification_id" text NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_receipts_notification_id_user_id_pk" PRIMARY KEY("notification_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"cta" text,
	"audience_types" text[],
	"audience_roles" text[],
	"audience_entities" text[],
	"audience_users" text[],
	"occasion" text,
	CONSTRAINT "notifications_occasion_unique" UNIQUE("occasion"),
	CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('Broadcast', 'Critical'))
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"withheld_because" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_messages_channel_known" CHECK ("outbox_messages"."channel" in ('sms', 'email'))
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"state_code" text NOT NULL,
	"district" text,
	"tier" text,
	"aliases" text[] NOT NULL,
	"is_fixed_list" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cities_tier_known" CHECK ("cities"."tier" is null or "cities"."tier" in ('Metro', '1', '2', '3'))
);
--> statement-breakpoint
CREATE TABLE "states" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"gst_code" text NOT NULL,
	"aliases" text[] NOT NULL,
	CONSTRAINT "states_name_unique" UNIQUE("name"),
	CONSTRAINT "states_gstCode_unique" UNIQUE("gst_code"),
	CONSTRAINT "states_kind_known" CHECK ("states"."kind" in ('State', 'UT'))
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"user_type" text NOT NULL,
	"scope" text NOT NULL,
	"permissions" text[] NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	CONSTRAINT "roles_name_unique" UNIQUE("name"),
	CONSTRAINT "roles_user_type_known" CHECK ("roles"."user_type" in ('C', 'E', 'S')),
	CONSTRAINT "roles_scope_known" CHECK ("roles"."scope" in ('own', 'company', 'institute', 'university', 'all'))
);
--> statement-breakpoint
CREATE TABLE "setting_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"scope_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"reason" text,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" text PRIMARY KEY NOT NULL,
	"config" jsonb NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"user_id" text PRIMARY KEY NOT NULL,
	"city" text,
	"state_code" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_number" text NOT NULL,
	"is_fresher" boolean,
	"parent_entity_type" text,
	"parent_entity_id" text,
	"role_id" text NOT NULL,
	"user_status" text NOT NULL,
	"mobile_verified_at" timestamp (3) with time zone,
	"email_verified_at" timestamp (3) with time zone,
	"locale" text DEFAULT 'en' NOT NULL,
	"image_id" text,
	"last_login_at" timestamp (3) with time zone,
	"failed_login_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"terms_accepted_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"broadcast_last_read_seconds" bigint DEFAULT 0 NOT NULL,
	"broadcast_last_read_nanoseconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_mobileNumber_unique" UNIQUE("mobile_number"),
	CONSTRAINT "users_type_known" CHECK ("users"."type" in ('C', 'E', 'S')),
	CONSTRAINT "users_status_known" CHECK ("users"."user_status" in ('Pending OTP', 'Active', 'Suspended', 'Deactivated', 'Erased')),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_mobile_number" CHECK ("users"."mobile_number" ~ '^[1-9][0-9]{9}$'),
	CONSTRAINT "users_fresher_is_for_candidates" CHECK (("users"."type" = 'C') = ("users"."is_fresher" is not null)),
	CONSTRAINT "users_parent_whole" CHECK (("users"."parent_entity_type" is null) = ("users"."parent_entity_id" is null)),
	CONSTRAINT "users_parent_known" CHECK ("users"."parent_entity_type" is null or "users"."parent_entity_type" in ('Employer', 'University', 'Institute')),
	CONSTRAINT "users_last_read_nanoseconds" CHECK ("users"."broadcast_last_read_nanoseconds" between 0 and 999999999)
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"wallet_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_lines_not_zero" CHECK ("ledger_lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"cause_type" text NOT NULL,
	"cause_id" text NOT NULL,
	"description" text NOT NULL,
	"user_id" text,
	"actor_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_once_per_cause" UNIQUE("cause_type","cause_id","kind"),
	CONSTRAINT "ledger_transactions_kind_known" CHECK ("ledger_transactions"."kind" in ('Recharge', 'Grant', 'Accept', 'Reject', 'Registration', 'Refund', 'Adjustment', 'Transfer', 'Expiry'))
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallets_owner" UNIQUE("owner_type","owner_id"),
	CONSTRAINT "wallets_owner_type_known" CHECK ("wallets"."owner_type" in ('user', 'company', 'institute', 'platform')),
	CONSTRAINT "wallets_status_known" CHECK ("wallets"."status" in ('Active', 'Frozen')),
	CONSTRAINT "wallets_never_below_zero" CHECK ("wallets"."balance" >= 0 or ("wallets"."owner_type" = 'platform' and "wallets"."owner_id" = 'issued'))
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_activations" ADD CONSTRAINT "email_activations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute_configs" ADD CONSTRAINT "institute_configs_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institutes" ADD CONSTRAINT "institutes_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institutes" ADD CONSTRAINT "institutes_state_code_states_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_state_code_states_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_receipts" ADD CONSTRAINT "notification_receipts_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_receipts" ADD CONSTRAINT "notification_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_code_states_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_state_code_states_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_activations_by_user" ON "email_activations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_activations_by_expiry" ON "email_activations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_by_expiry" ON "otp_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_captchas_by_expiry" ON "used_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "industries_name" ON "industries" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "institutes_name_per_city" ON "institutes" USING btree (lower("name"),lower("city"));--> statement-breakpoint
CREATE INDEX "institutes_by_university" ON "institutes" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("type","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_messages_newest" ON "outbox_messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "cities_name_per_state" ON "cities" USING btree ("state_code",lower("name"));--> statement-breakpoint
CREATE INDEX "setting_changes_by_scope" ON "setting_changes" USING btree ("scope_id","changed_at");--> statement-breakpoint
CREATE INDEX "users_by_parent" ON "users" USING btree ("parent_entity_id");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_newest" ON "ledger_lines" USING btree ("wallet_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_lines_by_transaction" ON "ledger_lines" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_newest" ON "ledger_transactions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limit_counters_by_end" ON "limit_counters" USING btree ("resets_at");