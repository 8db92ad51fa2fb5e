import { Fragment, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useAnnounce } from '../src/components/Announcer/index.ts';
import { EmptyState } from '../src/components/EmptyState/index.ts';
import * as actions from '../src/components/Icon/actions.tsx';
import * as controls from '../src/components/Icon/controls.tsx';
import { DirectionalIcon } from '../src/components/Icon/Icon.tsx';
import type { IconProps } from '../src/components/Icon/Icon.tsx';
import * as status from '../src/components/Icon/status.tsx';
import * as things from '../src/components/Icon/things.tsx';
import { SearchField } from '../src/components/SearchField/index.ts';
import { Stack } from '../src/components/Stack/index.ts';
import { VisuallyHidden } from '../src/components/VisuallyHidden/index.ts';
import * as styles from './IconGallery.css.ts';

type IconComponent = (props: IconProps) => ReactElement;

/** The files of the set, each with what it is for. */
const groups: ReadonlyArray<{
  readonly title: string;
  readonly icons: Readonly<Record<string, IconComponent>>;
}> = [
  { title: 'Things to do', icons: actions },
  { title: 'Inside controls', icons: controls },
  { title: 'States and messages', icons: status },
  { title: 'People, papers and places', icons: things },
];

/** What brings an icon into a file. */
export const importOf = (name: string): string => `import { ${name} } from '@aarambh/ui/Icon';`;

/** A name that is too long for its tile goes on at one of its words. */
const breakable = (name: string): ReactNode =>
  name.split(/(?=[A-Z])/).map((word) => (
    <Fragment key={word}>
      <wbr />
      {word}
    </Fragment>
  ));

/** Whether an icon points along the line of reading. */
const isDirectional = (draw: IconComponent): boolean => draw({}).type === DirectionalIcon;

type Attempt = { readonly name: string; readonly outcome: string };

/** Every icon of the package with its name, found by a part of it. A press copies the import. */
export function IconGallery() {
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState<Attempt>();
  const announce = useAnnounce();

  const copy = async (name: string): Promise<void> => {
    let outcome = 'Copied';
    try {
      await navigator.clipboard.writeText(importOf(name));
    } catch {
      outcome = 'The browser does not let this page copy';
    }
    setAttempt({ name, outcome });
    announce(`${outcome}: ${importOf(name)}`);
  };

  const found = groups
    .map(({ title, icons }) => ({
      title,
      icons: Object.entries(icons).filter(([name]) => name.toLowerCase().includes(query.toLowerCase())),
    }))
    .filter(({ icons }) => icons.length > 0);
  const count = found.reduce((sum, { icons }) => sum + icons.length, 0);

  return (
    <Stack gap="md">
      <div className={styles.search}>
        <SearchField
          label="Find an icon"
          hint={`${count} icons. Press one to copy its import.`}
          onSearch={setQuery}
          resultCount={count}
        />
      </div>
      {count === 0 && (
        <EmptyState title="No icon has this name" level={3}>
          Icons are named after what they mean: a house is HomeIcon.
        </EmptyState>
      )}
      {found.map(({ title, icons }) => (
        <section key={title} aria-label={title}>
          <p className={styles.groupTitle}>{title}</p>
          <ul className={styles.tiles}>
            {icons.map(([name, Icon]) => (
              <li key={name}>
                <button type="button" className={styles.tile} onClick={() => void copy(name)}>
                  <Icon size="lg" />
                  <span className={styles.name}>{breakable(name)}</span>
                  {attempt?.name === name ? (
                    <span className={styles.outcome}>{attempt.outcome}</span>
                  ) : (
                    <VisuallyHidden>Copy import</VisuallyHidden>
                  )}
                  {isDirectional(Icon) && <span className={styles.note}>Turns with the direction</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
