-- A file of applications names its job by the parameter of the call, which was called otherwise.
UPDATE "import_jobs" SET "columns" = array_replace("columns", 'jdID', 'jobID') WHERE "kind" = 'application';
