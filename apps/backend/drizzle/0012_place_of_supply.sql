ALTER TABLE "receipts" ADD COLUMN "place_of_supply" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "is_within_state" boolean;