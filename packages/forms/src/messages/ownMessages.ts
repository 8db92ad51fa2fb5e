/**
 * Keys of the texts that an app adds for forms of its own, so that the compiler knows them in definitions:
 *
 * ```ts
 * declare module '@aarambh/forms' {
 *   interface OwnMessages {
 *     'visit day label': string;
 *   }
 * }
 * ```
 */
export interface OwnMessages {}
