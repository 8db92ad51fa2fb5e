import { useId, type ReactNode } from 'react';
import { Disclosure } from '../Disclosure/index.ts';
import * as styles from './Accordion.css.ts';

/** One part of an accordion. */
export interface AccordionItem {
  /** Unique in the accordion. */
  id: string;
  title: string;
  content: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /**
   * Whether it is open at first.
   * @default false
   */
  isOpenAtFirst?: boolean;
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  items: readonly AccordionItem[];
  /**
   * Level of the titles in the page's outline.
   * @default 3
   */
  level?: 2 | 3 | 4;
  /**
   * Whether opening one closes the one that was open.
   * @default false
   */
  isExclusive?: boolean;
  /** Told which part was opened or closed. */
  onOpenChange?: (id: string, isOpen: boolean) => void;
}

/** Parts of a page that are each read by some: questions and answers, terms. */
export function Accordion({
  items,
  level = 3,
  isExclusive = false,
  onOpenChange,
}: AccordionProps): ReactNode {
  const name = useId();
  return (
    <div className={styles.root} data-component="Accordion">
      {items.map(({ id, title, content, aside, isOpenAtFirst = false }) => (
        <div key={id} className={styles.item}>
          <Disclosure
            title={title}
            level={level}
            aside={aside}
            defaultOpen={isOpenAtFirst}
            {...(isExclusive && { group: name })}
            onOpenChange={(isOpen) => onOpenChange?.(id, isOpen)}
          >
            {content}
          </Disclosure>
        </div>
      ))}
    </div>
  );
}
