import type formsEnglish from '@aarambh/forms/messages/en.json';
import type english from '../../i18n/en.json';

// Makes a text that does not exist a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof english & { forms: typeof formsEnglish } };
  }
}
