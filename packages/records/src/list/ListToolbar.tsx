import { Button } from '@aarambh/ui/Button';
import { Panel } from '@aarambh/ui/Panel';
import { SearchField } from '@aarambh/ui/SearchField';
import { Stack } from '@aarambh/ui/Stack';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '../host/hooks.ts';
import { longestSearch } from './expected.ts';
import { isNumberRange } from '../declare/filter.ts';
import type { Resource } from '../declare/resource.ts';
import { DisplayOptions } from './DisplayOptions.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterField } from './FilterField.tsx';
import * as styles from './ResourceScreen.css.ts';
import { searchKey, useSearchKey } from './searchKey.ts';
import type { ListAddress } from './useListAddress.ts';
import type { ListLayout } from './useListLayout.ts';

interface ListToolbarProps {
  readonly resource: Resource;
  readonly address: ListAddress;
  /** Of its table; undefined where the rows are no table. */
  readonly layout: ListLayout | undefined;
  /** The answer to the last question is on its way. */
  readonly isPending: boolean;
}

/** Most filters that all stand beside the search. */
const mostBeside = 5;

/** How many of more filters stand there: with the button to the others they are one row of a window of 1280 px. */
const firstOfMany = 3;

/**
 * Above a list: search, filters (behind a button in a narrow window; days, and of many those after the first ones, in any), how it looks,
 * and which filters are set.
 */
export function ListToolbar({ resource, address, layout, isPending }: ListToolbarProps) {
  const { t } = useTranslation();
  const search = useRef<HTMLInputElement>(null);
  const label = t('resources.searchMany', { many: t(resource.texts.many) });
  // The tabs stand for theirs.
  const filters = resource.filters.filter(({ name }) => name !== resource.countedBy);
  // A day is three fields with words above them: too much for a row; and a number says nothing without its label.
  const short = filters.filter(({ options }) => options !== 'day' && !isNumberRange(options));
  const beside = short.length > mostBeside ? short.slice(0, firstOfMany) : short;
  const others = filters.filter((filter) => !beside.includes(filter));
  return (
    <div className={styles.measured}>
      <div className={styles.toolbar}>
        {resource.hasSearch !== false && (
          <div className={styles.search}>
            <ListSearch label={label} address={address} isPending={isPending} field={search} />
          </div>
        )}
        {filters.length > 0 && (
          <>
            <div className={styles.filters}>
              {beside.map((filter) => (
                <div key={filter.name} className={styles.filter}>
                  <FilterField filter={filter} address={address} isLabelHidden />
                </div>
              ))}
              {others.length > 0 && (
                <FilterPanel
                  filters={others}
                  address={address}
                  label={(count) =>
                    count === 0 ? t('resources.moreFilters') : t('resources.moreFiltersCount', { count })
                  }
                />
              )}
            </div>
            <div className={styles.filterButton}>
              <FilterPanel
                filters={filters}
                address={address}
                label={(count) =>
                  count === 0 ? t('resources.filters') : t('resources.filtersCount', { count })
                }
              />
            </div>
          </>
        )}
        {layout !== undefined && (
          <div className={styles.columns}>
            <DisplayOptions layout={layout} />
          </div>
        )}
      </div>
      <FilterChips filters={filters} address={address} search={search} />
    </div>
  );
}

interface ListSearchProps extends Pick<ListToolbarProps, 'address' | 'isPending'> {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The search of a list. What is typed goes to the address once typing pauses; what the address says otherwise comes back. */
function ListSearch({ label, address, isPending, field }: ListSearchProps) {
  const hasKey = useSearchKey(field);
  const [typed, setTyped] = useState(address.search);
  const sent = useRef(address.search);
  useEffect(() => {
    // By the back button, a link or the button that clears the filters; not the echo of what was typed here.
    if (address.search === sent.current) return;
    sent.current = address.search;
    setTyped(address.search);
  }, [address.search]);
  return (
    <SearchField
      ref={field}
      aria-keyshortcuts={hasKey ? searchKey : undefined}
      label={label}
      isLabelHidden
      placeholder={label}
      value={typed}
      isPending={isPending}
      maxLength={longestSearch}
      onChange={(value) => setTyped(value)}
      onSearch={(search) => {
        if (search === address.search) return;
        sent.current = search;
        address.go({ search }, { replace: true });
      }}
    />
  );
}

interface FilterPanelProps {
  readonly filters: Resource['filters'];
  readonly address: ListAddress;
  /** Names the button, by how many of the filters are set. */
  readonly label: (count: number) => string;
}

/** A button, and the filters in a panel that it opens. */
function FilterPanel({ filters, address, label }: FilterPanelProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const count = filters.filter(({ name }) => name in address.filters).length;
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label(count)}
      </Button>
      <Panel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={label(0)}
        closeOnNavigate={false}
        footer={
          <>
            <Button
              variant="secondary"
              size="sm"
              onClick={() =>
                address.go({ filters: Object.fromEntries(filters.map(({ name }) => [name, ''])) })
              }
            >
              {t('resources.clearFilters')}
            </Button>
            <Button size="sm" onClick={() => setOpen(false)}>
              {t('resources.showResults')}
            </Button>
          </>
        }
      >
        <Stack gap="md">
          {filters.map((filter) => (
            <FilterField key={filter.name} filter={filter} address={address} />
          ))}
        </Stack>
      </Panel>
    </>
  );
}
