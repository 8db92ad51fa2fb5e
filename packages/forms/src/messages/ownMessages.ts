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
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- apps fill it
export interface OwnMessages {}
