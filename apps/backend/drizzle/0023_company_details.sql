ALTER TABLE "companies" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "gstin" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "address_line" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "pincode" text;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_size_known" CHECK ("companies"."size" in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'));