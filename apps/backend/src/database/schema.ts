/** Every table of the backend, for the tool that writes migrations. */
export * from '../modules/audit/tables.ts';
export * from '../modules/auth/tables.ts';
export * from '../modules/captcha/tables.ts';
export * from '../modules/companies/tables.ts';
export * from '../modules/industries/tables.ts';
export * from '../modules/institutes/tables.ts';
export * from '../modules/leads/tables.ts';
export * from '../modules/notifications/tables.ts';
export * from '../modules/outbox/tables.ts';
export * from '../modules/reference/tables.ts';
export * from '../modules/roles/tables.ts';
export * from '../modules/settings/tables.ts';
export * from '../modules/users/tables.ts';
export * from '../modules/wallet/tables.ts';
export * from '../platform/idempotency/tables.ts';
export * from '../platform/limits/tables.ts';
export * from '../seed/tables.ts';
