import type { EditorState } from 'prosemirror-state';
import type { ReactElement } from 'react';
import { Toolbar } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/index.ts';
import { useProvider } from '../../components/Provider/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { formatNames, formats, type FormatName } from './formats.ts';
import * as styles from './RichTextField.css.ts';

interface FormatBarProps {
  readonly state: EditorState;
  readonly texts: UiMessages['richTextField'];
  /** Id of the text that it formats. */
  readonly controls: string;
  readonly onToggle: (name: FormatName) => void;
}

/** One button for each format; the arrow keys go from one to the next, Tab goes on to the text. */
export function FormatBar({ state, texts, controls, onToggle }: FormatBarProps) {
  const { locale } = useProvider();
  return (
    // Which way the arrow keys point.
    <I18nProvider locale={locale}>
      <Toolbar aria-label={texts.formatting} aria-controls={controls} className={styles.bar}>
        {formatNames.map((name) => {
          const { isOn, toggle, shortcut } = formats[name];
          return (
            <IconButton
              key={name}
              label={texts[name]}
              icon={icons[name]}
              className={styles.format}
              aria-pressed={isOn(state)}
              aria-keyshortcuts={shortcut}
              disabled={!toggle(state)}
              // The text keeps its selection, and a phone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onToggle(name)}
            />
          );
        })}
      </Toolbar>
    </I18nProvider>
  );
}

const icons: Readonly<Record<FormatName, ReactElement>> = {
  bold: (
    <Icon>
      <path d="M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z" />
    </Icon>
  ),
  italic: (
    <Icon>
      <path d="M10 5h7M7 19h7M13.5 5l-3 14" />
    </Icon>
  ),
  heading: (
    <Icon>
      <path d="M6 5v14M18 5v14M6 12h12" />
    </Icon>
  ),
  bullets: (
    <Icon>
      <path d="M10 6h10M10 12h10M10 18h10M5 6h.01M5 12h.01M5 18h.01" />
    </Icon>
  ),
  numbers: (
    <Icon>
      <path d="M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v5M4 14.5c0-1.2 2.2-1.2 2.2.2 0 1-2.2 1.8-2.2 3.3h2.4" />
    </Icon>
  ),
};
