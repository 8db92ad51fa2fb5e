/** Whole seconds that are left until a moment, in milliseconds since 1970; none once it is over. */
export const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
