import { queries } from '#app/session/queries.ts';

/** The texts that the organisation keeps. */
export const noticeTemplatesQuery = () => queries().queryOptions('get', '/notice-template/all');
