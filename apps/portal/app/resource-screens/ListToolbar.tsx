import { Button } from '@aarambh/ui/Button';
import { Checkbox } from '@aarambh/ui/Checkbox';
import { Panel } from '@aarambh/ui/Panel';
import { Popover } from '@aarambh/ui/Popover';
import { SearchField } from '@aarambh/ui/SearchField';
import { SearchSelect } from '@aarambh/ui/SearchSelect';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import { longestSearch } from '../address/expected.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { isLookup, type AnyFilter, type Resource } from '../resources/resource.ts';
import * as styles from './ResourceScreen.css.ts';
import { useSearchedChoices } from './useSearchedChoices.ts';
import type { ListAddress } from './useListAddress.ts';
import type { ShownColumns } from './useShownColumns.ts';

interface ListToolbarProps {
  readonly resource: Resource;
  readonly address: ListAddress;
  readonly columns: ShownColumns;
  /** The answer to the last question is on its way. */
  readonly isPending: boolean;
}

/** Above a list: search, filters (behind a button in a narrow window) and the choice of columns. */
export function ListToolbar({ resource, address, columns, isPending }: ListToolbarProps) {
  const { t } = useTranslation();
  const label = t('resources.searchMany', { many: t(resource.texts.many) });
  return (
    <div className={styles.measured}>
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <ListSearch label={label} address={address} isPending={isPending} />
        </div>
        {resource.filters.length > 0 && (
          <>
            <div className={styles.filters}>
              {resource.filters.map((filter) => (
                <div key={filter.name} className={styles.filter}>
                  <FilterField filter={filter} address={address} isLabelHidden />
                </div>
              ))}
            </div>
            <FilterPanel filters={resource.filters} address={address} />
          </>
        )}
        {columns.choosable.length > 0 && (
          <div className={styles.columns}>
            <ColumnChooser columns={columns} />
          </div>
        )}
      </div>
    </div>
  );
}

interface ListSearchProps extends Pick<ListToolbarProps, 'address' | 'isPending'> {
  readonly label: string;
}

/** The search of a list. What is typed goes to the address once typing pauses; what the address says otherwise comes back. */
function ListSearch({ label, address, isPending }: ListSearchProps) {
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
      label={label}
      isLabelHidden
      placeholder={label}
      value={typed}
      isPending={isPending}
      maxLength={longestSearch}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onSearch={(search) => {
        if (search === address.search) return;
        sent.current = search;
        address.go({ search }, { replace: true });
      }}
    />
  );
}

const nothing: readonly string[] = [];

interface FilterFieldProps {
  readonly filter: AnyFilter;
  readonly address: ListAddress;
  readonly isLabelHidden?: boolean;
}

function FilterField({ filter: { name, label, options }, address, isLabelHidden = false }: FilterFieldProps) {
  const { t } = useTranslation();
  const chosen = address.filters[name] ?? '';
  const { field, chosenItems } = useSearchedChoices(options, chosen === '' ? nothing : [chosen]);
  const shown = {
    label: t(label),
    isLabelHidden,
    placeholder: isLabelHidden ? t(label) : t('resources.all'),
  };
  // Records are always searched: how many there are is known too late for another kind of field.
  if (isLookup(options)) {
    const [known] = chosenItems;
    return (
      <SearchSelect
        {...shown}
        {...field}
        value={chosen === '' ? null : chosen}
        {...(known && { valueLabel: known.label })}
        onChange={(id) => address.go({ filters: { [name]: id ?? '' } })}
      />
    );
  }
  return (
    <Select
      {...shown}
      isClearable
      value={chosen}
      options={(field.items ?? []).map(({ id, label: text }) => ({ value: id, label: text }))}
      onChange={({ currentTarget: { value } }) => address.go({ filters: { [name]: value } })}
    />
  );
}

function FilterPanel({
  filters,
  address,
}: {
  readonly filters: Resource['filters'];
  readonly address: ListAddress;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(address.filters).length;
  return (
    <div className={styles.filterButton}>
      <Button variant="secondary" size="toolbar" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count === 0 ? t('resources.filters') : t('resources.filtersCount', { count })}
      </Button>
      <Panel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('resources.filters')}
        closeOnNavigate={false}
        footer={
          <>
            <Button
              variant="secondary"
              size="toolbar"
              onClick={() =>
                address.go({ filters: Object.fromEntries(filters.map(({ name }) => [name, ''])) })
              }
            >
              {t('resources.clearFilters')}
            </Button>
            <Button size="toolbar" onClick={() => setOpen(false)}>
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
    </div>
  );
}

function ColumnChooser({ columns: { choosable, shown, choose } }: { readonly columns: ShownColumns }) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('resources.columns')}
      placement="bottom-end"
      renderTrigger={(trigger) => (
        <Button variant="quiet" size="toolbar" {...trigger}>
          {t('resources.columns')}
        </Button>
      )}
    >
      <Stack gap="xs">
        {choosable.map((column) => (
          <Checkbox
            key={column.field}
            label={t(column.label)}
            checked={shown.includes(column)}
            onChange={({ currentTarget: { checked } }) => choose(column.field, checked)}
          />
        ))}
      </Stack>
    </Popover>
  );
}
