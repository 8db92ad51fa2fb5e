import type { CaptchaAdapter } from '@aarambh/ui/CaptchaField';
import type { Decorator } from '@storybook/react-vite';
import en from '../messages/en.json';
import hi from '../messages/hi.json';
import mr from '../messages/mr.json';
import { createTranslate } from '../messages/translate.ts';
import { FormsProvider } from '../react/index.ts';

const english = createTranslate(en);
const others = { hi: createTranslate(hi), mr: createTranslate(mr) };

const translateIn = (locale: unknown) => {
  const language = String(locale).split('-')[0];
  return language === 'hi' || language === 'mr' ? others[language] : english;
};

/** Texts of the forms in the language of the toolbar; English for the languages that have none. */
export const withTexts: Decorator = (Story, { globals }) => (
  <FormsProvider translate={translateIn(globals.locale)}>
    <Story />
  </FormsProvider>
);

/** Passes at once. */
export const passingCaptcha: CaptchaAdapter = { solve: () => Promise.resolve('token') };
