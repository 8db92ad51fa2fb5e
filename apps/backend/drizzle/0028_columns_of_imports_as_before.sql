-- Callers go on to name the job of a file of applications `jdID`: what 0026 renamed is called as before.
UPDATE "import_jobs" SET "columns" = array_replace("columns", 'jobID', 'jdID') WHERE "kind" = 'application';
