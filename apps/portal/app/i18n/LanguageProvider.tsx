import { Provider, type LinkComponentProps } from '@aarambh/ui/Provider';
import type { UiMessageOverrides } from '@aarambh/ui/messages';
import { createContext, use, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { deviceStore } from '#app/storage.ts';
import { changeLanguage } from './i18n.ts';
import { baseLanguage, componentTextsOf, regionOf, type LanguageCode } from '#app/config/languages.ts';
import { languageKey, preferredLanguage } from './preferredLanguage.ts';

interface CurrentLanguage {
  readonly language: LanguageCode;
  readonly messages: UiMessageOverrides;
}

/** Changes the language of i18next and returns what the components need for it. */
async function loadLanguage(language: LanguageCode): Promise<CurrentLanguage> {
  const [messages] = await Promise.all([componentTextsOf(language), changeLanguage(language)]);
  return { language, messages };
}

export interface LanguageChoice {
  readonly language: LanguageCode;
  /** Changes the language and remembers it. Rejects, and changes nothing, when its texts cannot be read. */
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
 * Starts with the base language, in which the page is prerendered, and changes to the person's own right after
 * hydration. Goes around the design system's Provider, so that screens and components change together.
 */
export function LanguageProvider({ children, linkComponent, navigate }: LanguageProviderProps) {
  const [current, setCurrent] = useState<CurrentLanguage>({ language: baseLanguage, messages: {} });

  const choice = useMemo(
    (): LanguageChoice => ({
      language: current.language,
      choose: async (language) => {
        setCurrent(await loadLanguage(language));
        deviceStore.write(languageKey, language);
      },
    }),
    [current.language],
  );

  useEffect(() => {
    const follow = (): void => {
      const language = preferredLanguage();
      // Without its texts the page stays readable in the language it has.
      if (language !== current.language) loadLanguage(language).then(setCurrent, () => undefined);
    };
    follow();
    const followOtherTab = (event: StorageEvent): void => {
      if (event.key === languageKey) follow();
    };
    addEventListener('storage', followOtherTab);
    return () => removeEventListener('storage', followOtherTab);
  }, [current.language]);

  return (
    <LanguageContext value={choice}>
      <Provider
        locale={regionOf(current.language)}
        lang={current.language}
        messages={current.messages}
        linkComponent={linkComponent}
        navigate={navigate}
      >
        {children}
      </Provider>
    </LanguageContext>
  );
}
