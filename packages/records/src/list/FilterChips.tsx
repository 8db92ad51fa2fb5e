import { Button } from '@aarambh/ui/Button';
import { CloseIcon } from '@aarambh/ui/Icon';
import type { RefObject } from 'react';
import { useFormats, useTranslation } from '../host/hooks.ts';
import { isNumberRange, valuesOf, type AnyFilter } from '../declare/filter.ts';
import * as styles from './FilterChips.css.ts';
import type { ListAddress } from './useListAddress.ts';
import { useSearchedChoices } from '../choices/useSearchedChoices.ts';

interface FilterChipsProps {
  readonly filters: readonly AnyFilter[];
  readonly address: ListAddress;
  /** Where the focus goes when no chip is left. */
  readonly search: RefObject<HTMLInputElement | null>;
}

/** The filters that are set, each of which a press takes away. */
export function FilterChips({ filters, address, search }: FilterChipsProps) {
  const { t } = useTranslation();
  const set = filters.filter(({ name }) => name in address.filters);
  if (set.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told
    <ul role="list" className={styles.chips} aria-label={t('resources.filtersSet')}>
      {set.map((filter) => (
        <li key={filter.name}>
          <FilterChip
            filter={filter}
            value={address.filters[filter.name] ?? ''}
            onRemove={(chip) => {
              const others = [...(chip.closest('ul')?.querySelectorAll('button') ?? [])];
              const next = set.length === 1 ? undefined : others[others.indexOf(chip) + 1];
              (next ?? search.current)?.focus();
              address.go({ filters: { [filter.name]: '' } });
            }}
          />
        </li>
      ))}
      <li>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            search.current?.focus();
            address.go({ filters: Object.fromEntries(set.map(({ name }) => [name, ''])) });
          }}
        >
          {t('resources.clearAll')}
        </Button>
      </li>
    </ul>
  );
}

interface FilterChipProps {
  readonly filter: AnyFilter;
  readonly value: string;
  readonly onRemove: (chip: HTMLButtonElement) => void;
}

function FilterChip({ filter, value, onRemove }: FilterChipProps) {
  const { t } = useTranslation();
  const text = t('resources.filterSet', { filter: t(filter.label), value: useWords(filter, value) ?? '…' });
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={t('resources.removeFilter', { filter: text })}
      onClick={({ currentTarget }) => onRemove(currentTarget)}
    >
      {text}
      <CloseIcon size="sm" />
    </button>
  );
}

/** What a filter is set to, in words; undefined until they are known. */
function useWords(filter: AnyFilter, value: string): string | undefined {
  const formats = useFormats();
  const { options } = filter;
  const chosen = valuesOf(filter, value);
  const { field, chosenItems } = useSearchedChoices(options, chosen);
  if (options === 'day') return formats.day(value);
  if (isNumberRange(options)) return value;
  const known = [...(field.items ?? []), ...chosenItems];
  const labels = chosen.map((id) => known.find((item) => item.id === id)?.label);
  return labels.includes(undefined) ? undefined : labels.join(', ');
}
