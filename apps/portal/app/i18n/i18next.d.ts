import type { Texts } from './areas.ts';

// Makes a text that does not exist a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
  }
}
