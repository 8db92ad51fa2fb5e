import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { withholdPressableStyle } from '../../dom/withholdPressableStyle.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { Badge } from '../Badge/index.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './Tabs.css.ts';

/** One tab and what it shows. */
export interface TabItem {
  /** Unique among the tabs. */
  id: string;
  /** One or two words. */
  label: string;
  /** Shown behind the label, for example the number of new messages. Not shown when 0. */
  count?: number;
  /** The count in words, part of the tab's name: `3 new`. */
  countLabel?: string;
  /** Cannot be chosen; the arrow keys pass over it. */
  disabled?: boolean;
  /** What the tab shows; built only while the tab is chosen. */
  content: ReactNode;
}

/** Told with each tab that is chosen. */
export interface TabChangeDetails {
  item: TabItem;
}

/** Props of {@link Tabs}. */
export interface TabsProps extends RootProps<'div', 'defaultValue' | 'onChange'> {
  /** Name of the row of tabs. */
  label: string;
  /** At least one. */
  items: readonly TabItem[];
  /** The id of the chosen tab, when the parent decides. */
  value?: string;
  /** The tab that is chosen at first. The first tab that can be chosen, if left out. */
  defaultValue?: string;
  /** Told which tab the reader has chosen. */
  onChange?: (id: string, details: TabChangeDetails) => void;
}

/**
 * Two to six views of the same thing, of which one shows. The arrow keys choose, Tab goes on into the view.
 * On a narrow screen the row scrolls sideways, the page does not.
 */
export const Tabs = withRef(function Tabs({
  label,
  items,
  value,
  defaultValue,
  onChange,
  className,
  style,
  ref,
  ...rest
}: TabsProps): ReactNode {
  const { locale } = useProvider();
  const [ownId, setOwnId] = useState(defaultValue);
  useClientLayoutEffect(withholdPressableStyle, []);
  const selected =
    items.find(({ id }) => id === (value ?? ownId)) ?? items.find(({ disabled }) => !disabled) ?? items[0];
  if (!selected) return null;

  const choose = (id: string): void => {
    setOwnId(id);
    const item = items.find((each) => each.id === id);
    if (item && id !== selected.id) onChange?.(id, { item });
  };
  return (
    // Which way the arrow keys point.
    <I18nProvider locale={locale}>
      <AriaTabs
        selectedKey={selected.id}
        onSelectionChange={(key) => choose(String(key))}
        ref={ref}
        render={(attributes) => <div {...rest} {...attributes} />}
        className={classNames(styles.root, className)}
        style={style}
        data-component="Tabs"
      >
        <TabList aria-label={label} className={styles.list}>
          {items.map((item) => (
            <Tab
              key={item.id}
              id={item.id}
              ref={item.id === selected.id ? showInRow : null}
              {...(item.count && item.countLabel && { 'aria-label': `${item.label}, ${item.countLabel}` })}
              isDisabled={item.disabled ?? false}
              className={styles.tab}
              data-part="tab"
            >
              {item.label}
              {/* The space keeps the number apart where the name is made from the text. */}
              {item.count ? (
                <>
                  {' '}
                  <Badge tone="accent">{item.count}</Badge>
                </>
              ) : null}
            </Tab>
          ))}
        </TabList>
        <TabPanel key={selected.id} id={selected.id} className={styles.panel} data-part="panel">
          {selected.content}
        </TabPanel>
      </AriaTabs>
    </I18nProvider>
  );
});

/** Scrolls the row to a tab that is out of view, and nothing else. */
function showInRow(tab: Element | null): void {
  const row = tab?.closest('[role="tablist"]');
  if (!tab || !row) return;
  const [around, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (box.left < around.left) row.scrollLeft += box.left - around.left;
  else if (box.right > around.right) row.scrollLeft += box.right - around.right;
}
