import type { ErrorParams } from '../rules/index.ts';
import type { MessageKey, Messages } from './keys.ts';

/** Words a text in the language of the moment. i18next's `t` does, behind whatever prefix the app gives the keys. */
export type Translate = (key: MessageKey, params?: ErrorParams) => string;

/**
 * A translator over one language's texts, for programs without an i18n library, such as a server. `{{name}}` in a
 * text stands for the parameter of that name. A missing text shows its key (specification, section 7).
 */
export function createTranslate(messages: Readonly<Partial<Messages>>): Translate {
  return (key, params = {}) =>
    (messages[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      Object.hasOwn(params, name) ? String(params[name]) : placeholder,
    );
}

/** The text of an error; what a schema of an app's own says of it is shown as it is. */
export function errorMessage(
  translate: Translate,
  error: { readonly key: MessageKey; readonly params: ErrorParams; readonly message?: string },
): string {
  return error.message ?? translate(error.key, error.params);
}
