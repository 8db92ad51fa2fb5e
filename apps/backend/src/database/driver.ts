/** How the driver is opened on either database. */
export const drizzleOptions = { casing: 'snake_case' } as const;
