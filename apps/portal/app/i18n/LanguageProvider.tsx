import { Provider, type LinkComponentProps } from '@aarambh/ui/Provider';
import type { UiMessageOverrides } from '@aarambh/ui/messages';
import { createContext, use, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { deviceStore } from '../storage.ts';
import { speak } from './i18n.ts';
import { baseLanguage, type LanguageCode } from './languages.ts';
import { languageKey, preferredLanguage } from './preferredLanguage.ts';

/** The components' own words; English is built into them. */
const componentTexts: Record<LanguageCode, () => Promise<UiMessageOverrides>> = {
  en: async () => ({}),
  hi: async () => (await import('@aarambh/ui/messages/hi')).hi,
};

interface Spoken {
  readonly language: LanguageCode;
  readonly messages: UiMessageOverrides;
}

/** Makes i18next speak a language and gives back what the components need for it. */
async function spokenIn(language: LanguageCode): Promise<Spoken> {
  const [messages] = await Promise.all([componentTexts[language](), speak(language)]);
  return { language, messages };
}

export interface LanguageChoice {
  readonly language: LanguageCode;
  /** Speaks another language and remembers it. Rejects, and changes nothing, when its texts cannot be read. */
  readonly choose: (language: LanguageCode) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice>({ language: baseLanguage, choose: async () => {} });

export const useLanguage = (): LanguageChoice => use(LanguageContext);

interface LanguageProviderProps {
  readonly children: ReactNode;
  readonly linkComponent: ComponentType<LinkComponentProps>;
  readonly navigate: (href: string) => void;
}

/**
 * Speaks the base language first, which the prerendered page is written in, and the person's own right after React
 * has taken the page over. Goes around the design system's Provider, so that screens and components change together.
 */
export function LanguageProvider({ children, linkComponent, navigate }: LanguageProviderProps) {
  const [spoken, setSpoken] = useState<Spoken>({ language: baseLanguage, messages: {} });

  const choice = useMemo(
    (): LanguageChoice => ({
      language: spoken.language,
      choose: async (language) => {
        setSpoken(await spokenIn(language));
        deviceStore.write(languageKey, language);
      },
    }),
    [spoken.language],
  );

  useEffect(() => {
    const follow = (): void => {
      const language = preferredLanguage();
      // Without its texts the page stays readable in the language it has.
      if (language !== spoken.language) spokenIn(language).then(setSpoken, () => undefined);
    };
    follow();
    const followOtherTab = (event: StorageEvent): void => {
      if (event.key === languageKey) follow();
    };
    addEventListener('storage', followOtherTab);
    return () => removeEventListener('storage', followOtherTab);
  }, [spoken.language]);

  return (
    <LanguageContext value={choice}>
      <Provider
        locale={spoken.language}
        messages={spoken.messages}
        linkComponent={linkComponent}
        navigate={navigate}
      >
        {children}
      </Provider>
    </LanguageContext>
  );
}
