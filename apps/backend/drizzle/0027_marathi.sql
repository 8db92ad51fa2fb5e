ALTER TABLE "consents" DROP CONSTRAINT "consents_language_known";--> statement-breakpoint
-- every row that is there fitted the narrower one: nothing is read again under the lock
ALTER TABLE "consents" ADD CONSTRAINT "consents_language_known" CHECK ("consents"."language" in ('en', 'hi', 'mr')) NOT VALID;