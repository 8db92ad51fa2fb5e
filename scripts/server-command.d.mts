/** The program that serves and its arguments. */
export const serverCommand: readonly string[];
