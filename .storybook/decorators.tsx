import { hi } from '@aarambh/ui/messages';
import { ar } from '@aarambh/ui/messages/ar';
import { mr } from '@aarambh/ui/messages/mr';
import type { UiMessageOverrides } from '@aarambh/ui/messages';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { Provider } from '../packages/ui/src/components/Provider/index.ts';
import { directionOf } from '../packages/ui/src/components/Provider/providerContext.ts';
import type { Density, Direction, Theme } from '../packages/ui/src/components/Provider/index.ts';
import { showForcedColours } from './forcedColours.ts';
import { pseudoMessages } from './pseudoLocale.ts';
import './decorators.css';

export const themes: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  'high-contrast-light': 'High contrast, light',
  'high-contrast-dark': 'High contrast, dark',
};

const isTheme = (value: unknown): value is Theme => typeof value === 'string' && value in themes;

type Language = { readonly title: string; readonly messages: UiMessageOverrides };

export const languages: Readonly<Record<string, Language>> = {
  en: { title: 'English', messages: {} },
  hi: { title: 'हिन्दी', messages: hi },
  // With the digits of its texts: Marathi alone writes its own.
  'mr-IN-u-nu-latn': { title: 'मराठी', messages: mr },
  'en-XA': { title: 'Long pseudo-language', messages: pseudoMessages },
  ar: { title: 'العربية: right to left', messages: ar },
};

const densities: readonly Density[] = ['comfortable', 'compact'];
const directions: readonly Direction[] = ['ltr', 'rtl'];

function RootTextSize({ percent, children }: { percent: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = percent;
    return () => {
      document.documentElement.style.fontSize = '';
    };
  }, [percent]);
  return children;
}

function WithColours({ isForced, children }: { isForced: boolean; children: ReactNode }) {
  useLayoutEffect(() => showForcedColours(isForced), [isForced]);
  return children;
}

/** Takes the colours of the page away, as a system that forces its own does, while the toolbar says so. */
export const withForcedColours: Decorator = (Story, { globals }) => (
  <WithColours isForced={globals.forcedColours === 'active'}>
    <Story />
  </WithColours>
);

/** Puts a story into the theme, density, direction, language and text size of the toolbar, unless it brings its own. */
export const withProvider: Decorator = (Story, { globals, parameters, viewMode }) => {
  if (parameters.provider === false) return <Story />;
  const { theme, density, direction, locale, textSize } = globals;
  const language = languages[String(locale)] ? String(locale) : 'en';
  const story =
    theme === 'all' ? (
      <div className="story-themes">
        {Object.entries(themes).map(([name, title]) => (
          <section key={name} data-theme={name} aria-label={title} className="story-theme">
            <p className="story-theme-title">{title}</p>
            <Story />
          </section>
        ))}
      </div>
    ) : (
      <Story />
    );
  const outer = {
    theme: isTheme(theme) ? theme : 'light',
    density: densities.find((name) => name === density),
  } as const;
  const inner = {
    direction: directions.find((name) => name === direction),
    locale: language,
    messages: languages[language]?.messages,
  };
  const sized = (
    <RootTextSize percent={`${Number.parseInt(String(textSize), 10) || 100}%`}>{story}</RootTextSize>
  );
  if (viewMode !== 'docs') {
    return (
      <Provider {...outer} {...inner}>
        {sized}
      </Provider>
    );
  }
  // A page shows many stories in one document: each has its language and direction for itself.
  return (
    <Provider {...outer}>
      <div lang={language} dir={inner.direction ?? directionOf(language)}>
        <Provider {...inner}>{sized}</Provider>
      </div>
    </Provider>
  );
};
