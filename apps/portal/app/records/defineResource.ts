import { resourcesIn } from '@aarambh/records';
import { i18n } from '#app/i18n/i18n.ts';

/**
 * Declares a list, and the form of its records if they are managed. Every column, filter, order and field is one of the contract's,
 * or the declaration does not compile.
 */
export const defineResource = resourcesIn(() => i18n.language);
