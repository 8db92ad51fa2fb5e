import { DateField } from '@aarambh/ui/DateField';
import { MultiSelect } from '@aarambh/ui/MultiSelect';
import { NumberField } from '@aarambh/ui/NumberField';
import { SearchSelect } from '@aarambh/ui/SearchSelect';
import { Select } from '@aarambh/ui/Select';
import { useState } from 'react';
import { useTranslation } from '../host/hooks.ts';
import {
  isLookup,
  isNumberRange,
  mostOfFilter,
  valuesOf,
  type AnyFilter,
  type NumberRange,
} from '../declare/filter.ts';
import { useSearchedChoices } from '../choices/useSearchedChoices.ts';
import type { ListAddress } from './useListAddress.ts';

interface FilterFieldProps {
  readonly filter: AnyFilter;
  readonly address: ListAddress;
  /** Keeps the label for those who hear the page and hides it from view. @default false */
  readonly isLabelHidden?: boolean;
}

/** The field in which one filter of a list is chosen. */
export function FilterField({ filter, address, isLabelHidden = false }: FilterFieldProps) {
  const { name, label, options } = filter;
  const { t } = useTranslation();
  const chosen = address.filters[name] ?? '';
  const values = valuesOf(filter, chosen);
  // A field in which nobody has been needs its choices only to name what is chosen.
  const [isVisited, setVisited] = useState(false);
  const { field, chosenItems } = useSearchedChoices(options, values, isVisited || chosen !== '');
  const set = (value: string): void => address.go({ filters: { [name]: value } });
  const shown = {
    label: t(label),
    isLabelHidden,
    placeholder: isLabelHidden ? t(label) : t('resources.all'),
  };
  // Records are always searched: how many there are is known too late for another kind of field.
  if (isLookup(options) && filter.takesSeveral === true) {
    return (
      <MultiSelect
        {...shown}
        {...field}
        onFocus={() => setVisited(true)}
        value={values}
        valueItems={chosenItems}
        maxCount={mostOfFilter}
        onChange={(ids) => set(ids.join(','))}
      />
    );
  }
  if (isLookup(options)) {
    const [known] = chosenItems;
    return (
      <SearchSelect
        {...shown}
        {...field}
        onFocus={() => setVisited(true)}
        value={chosen === '' ? null : chosen}
        {...(known && { valueLabel: known.label })}
        onChange={(id) => set(id ?? '')}
      />
    );
  }
  if (options === 'day') {
    return (
      <DateField
        label={shown.label}
        isLabelHidden={isLabelHidden}
        hasCalendar
        value={chosen}
        onChange={(day, { issue }) => {
          if (issue === undefined) set(day);
        }}
      />
    );
  }
  if (isNumberRange(options)) {
    return <NumberFilter label={shown.label} range={options} chosen={chosen} onSet={set} />;
  }
  return (
    <Select
      {...shown}
      isClearable
      value={chosen}
      options={(field.items ?? []).map(({ id, label: text }) => ({ value: id, label: text }))}
      onChange={set}
    />
  );
}

interface NumberFilterProps {
  readonly label: string;
  readonly range: NumberRange;
  /** As the address has it. */
  readonly chosen: string;
  readonly onSet: (value: string) => void;
}

const numberOf = (chosen: string): number | null => (chosen === '' ? null : Number(chosen));

/** A number, which goes to the address once the field is left or Enter is pressed: half of it would find something else. */
function NumberFilter({ label, range: { most, decimals = 0 }, chosen, onSet }: NumberFilterProps) {
  const [typed, setTyped] = useState(numberOf(chosen));
  const [isWrong, setWrong] = useState(false);
  const [said, setSaid] = useState(chosen);
  // By the back button, a chip or the button that clears the filters.
  if (said !== chosen) {
    setSaid(chosen);
    setTyped(numberOf(chosen));
  }
  const apply = (): void => {
    const value = typed === null ? '' : String(typed);
    if (!isWrong && value !== chosen) onSet(value);
  };
  return (
    <NumberField
      label={label}
      decimals={decimals}
      max={most}
      value={typed}
      onChange={(value, { issue }) => {
        setTyped(value);
        setWrong(issue !== undefined);
      }}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
    />
  );
}
