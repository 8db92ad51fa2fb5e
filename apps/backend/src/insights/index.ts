/** What is counted and reported, what a person takes away, and the trail as it is read. Other folders import from this file alone. */
export { createAuditOperations } from './audit-trail/handlers.ts';
export { ledgerOperations } from './ledger/handlers.ts';
export { createOwnDataOperations } from './own-data/handlers.ts';
export { createDashboardOperations } from './dashboard/dashboard.ts';
export { searchOperations } from './search/search.ts';
export { formReportsOperations } from './form-reports/handlers.ts';
export { seasonDocumentsOperations } from './reports/season-documents.ts';
export { reportsOperations } from './reports/handlers.ts';
export type { Metrics } from './metrics/metrics.ts';
export { prepareMetrics } from './metrics/start.ts';
export { companyProfileOperations } from './company-profile/handlers.ts';
