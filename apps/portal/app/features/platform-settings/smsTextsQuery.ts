import { queries } from '#app/session/queries.ts';

/** The texts of SMS with what they are registered by. */
export const smsTextsQuery = () => queries().queryOptions('get', '/sms-text/all');
