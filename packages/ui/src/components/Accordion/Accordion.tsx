import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
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

/** Told with each part that was opened or closed. */
export interface AccordionChangeDetails {
  /** The part's id. */
  id: string;
}

/** Props of {@link Accordion}. */
export interface AccordionProps extends RootProps<'div'> {
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
  onOpenChange?: (isOpen: boolean, details: AccordionChangeDetails) => void;
}

/** Parts of a page that are each read by some: questions and answers, terms. */
export const Accordion = withRef(function Accordion({
  items,
  level = 3,
  isExclusive = false,
  onOpenChange,
  className,
  ...rest
}: AccordionProps): ReactNode {
  const name = useId();
  return (
    <div {...rest} className={classNames(styles.root, className)} data-component="Accordion">
      {items.map(({ id, title, content, aside, isOpenAtFirst = false }) => (
        <div key={id} className={styles.item}>
          <Disclosure
            title={title}
            level={level}
            aside={aside}
            defaultOpen={isOpenAtFirst}
            {...(isExclusive && { group: name })}
            onOpenChange={(isOpen) => onOpenChange?.(isOpen, { id })}
          >
            {content}
          </Disclosure>
        </div>
      ))}
    </div>
  );
});
