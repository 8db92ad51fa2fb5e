import { bigint } from 'drizzle-orm/pg-core';

/** An amount of money in paise. */
export const paise = () => bigint({ mode: 'number' });
