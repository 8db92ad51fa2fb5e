import type { Texts } from './namespaces.ts';

// Makes a text that does not exist a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
  }
}
