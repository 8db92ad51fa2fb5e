import type { CaptchaAdapter } from '@aarambh/ui/CaptchaField';
import type { Decorator } from '@storybook/react-vite';
import en from '../messages/en.json';
import hi from '../messages/hi.json';
import { createTranslate } from '../messages/translate.ts';
import { FormsProvider } from '../react/index.ts';

const english = createTranslate(en);
const hindi = createTranslate(hi);

/** Texts of the forms in the language of the toolbar; English for the languages that have none. */
export const withTexts: Decorator = (Story, { globals }) => (
  <FormsProvider translate={globals.locale === 'hi' ? hindi : english}>
    <Story />
  </FormsProvider>
);

/** Passes at once. */
export const passingCaptcha: CaptchaAdapter = { solve: () => Promise.resolve('token') };
