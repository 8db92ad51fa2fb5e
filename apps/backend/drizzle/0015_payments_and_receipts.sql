CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"provider_order_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"wallet_id" text NOT NULL,
	"receipt_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"provider_payment_id" text,
	"status" text DEFAULT 'Created' NOT NULL,
	"quote" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_orders_receipt_id" UNIQUE("user_id","receipt_id"),
	CONSTRAINT "payment_orders_provider_order" UNIQUE("provider","provider_order_id"),
	CONSTRAINT "payment_orders_status_known" CHECK ("payment_orders"."status" in ('Created', 'Attempted', 'Paid', 'Failed', 'Expired', 'Refunded')),
	CONSTRAINT "payment_orders_amount_positive" CHECK ("payment_orders"."amount_paise" > 0),
	CONSTRAINT "payment_orders_paid_by_a_payment" CHECK ("payment_orders"."status" <> 'Paid' or ("payment_orders"."paid_at" is not null and "payment_orders"."provider_payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"amount_paise" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settles_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"receipt_number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"transaction_id" text,
	"wallet_id" text NOT NULL,
	"user_id" text NOT NULL,
	"receipt_id" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"description" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"credits" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"tax_paise" bigint NOT NULL,
	"supplier" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"payment_id" text NOT NULL,
	CONSTRAINT "receipts_receiptNumber_unique" UNIQUE("receipt_number"),
	CONSTRAINT "receipts_once_per_order" UNIQUE("order_id","kind"),
	CONSTRAINT "receipts_kind_known" CHECK ("receipts"."kind" in ('Receipt voucher', 'Refund voucher')),
	CONSTRAINT "receipts_number_short" CHECK (length("receipts"."receipt_number") <= 16)
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_order_id_sandbox_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_orders_due" ON "payment_orders" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_by_order" ON "sandbox_payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_paid_once" ON "sandbox_payments" USING btree ("order_id") WHERE "sandbox_payments"."outcome" = 'captured';--> statement-breakpoint
CREATE INDEX "receipts_by_wallet" ON "receipts" USING btree ("wallet_id","issued_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "receipts_by_transaction" ON "receipts" USING btree ("transaction_id");