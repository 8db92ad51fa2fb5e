CREATE TABLE "seed_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL
);
