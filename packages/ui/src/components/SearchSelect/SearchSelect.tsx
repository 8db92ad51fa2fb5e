import { useRef } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useFormReset } from '../../hooks/useFormReset.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/searchSelect.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import type { SearchItems } from '../Combobox/asyncSearch.ts';
import type { ComboboxInputProps } from '../Combobox/comboboxProps.ts';
import { ComboboxControl } from '../Combobox/ComboboxControl.tsx';
import { currentPosition } from '../Combobox/comboboxState.ts';
import { useListAnnouncements } from '../Combobox/ListStatus.tsx';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';
import { useChoices } from '../Combobox/useChoices.ts';
import { comboboxHandlers, useComboboxState } from '../Combobox/useCombobox.ts';
import { useIsTray, type Presentation } from '../Combobox/useIsTray.ts';
import { Field, partField, type FieldBaseProps } from '../Field/parts.ts';
import { FormValue } from './FormValue.tsx';
import { useCreation } from './useCreation.ts';
import { useSelection } from './useSelection.ts';

export type SearchSelectItem = ComboboxItem;

export type SearchSelectProps = FieldBaseProps &
  ComboboxInputProps & {
    /**
     * The choices. Keep the array the same between renders: it is searched through an index that is built once. Items with a
     * `group` should stand together; give one to all items or to none.
     */
    readonly items?: readonly SearchSelectItem[];
    /** Looks the choices up on a server instead. The last question wins; earlier ones are aborted. */
    readonly onSearch?: SearchItems;
    /** With `onSearch`: from how many characters on to ask. @default 1 */
    readonly minSearchLength?: number;
    /** The id of the chosen item, when the owner holds it. */
    readonly value?: string | null;
    /** The id to begin with, and after a reset. @default null */
    readonly defaultValue?: string | null;
    readonly onChange?: (id: string | null, details: { readonly item: SearchSelectItem | null }) => void;
    /** What to show for a value whose item is not among `items`, or not yet. */
    readonly valueLabel?: string;
    /** Adds what was typed as a new item, and returns it to be chosen. */
    readonly onCreate?: (label: string) => SearchSelectItem | Promise<SearchSelectItem>;
    /** Offers a button that empties the field. @default true */
    readonly isClearable?: boolean;
    /** `auto`: under the field, and on phones the whole screen. @default 'auto' */
    readonly presentation?: Presentation;
    /** What browsers fill in, e.g. `address-level1` for a state. Matched with labels, keywords and ids. @default 'off' */
    readonly autoComplete?: string;
    /** The name under which a form submits the id. */
    readonly name?: string;
    readonly placeholder?: string;
    readonly messages?: Partial<UiMessages['searchSelect']>;
  };

const noItems: readonly SearchSelectItem[] = [];

/** One of many, found by typing. */
export const SearchSelect = withRef(function SearchSelect({
  items = noItems,
  onSearch,
  minSearchLength = 1,
  value: givenValue,
  defaultValue = null,
  onChange,
  valueLabel,
  onCreate,
  isClearable = true,
  presentation = 'auto',
  autoComplete,
  name,
  form,
  placeholder,
  disabled = false,
  readOnly = false,
  messages: messageOverrides,
  ref,
  ...others
}: SearchSelectProps) {
  const [field, rest] = partField(others);
  const messages = useMessages('searchSelect', en.searchSelect, messageOverrides);
  const inputRef = useRef<HTMLInputElement>(null);
  const isTray = useIsTray(presentation);
  const isEditable = !disabled && !readOnly;

  const [state, dispatch] = useComboboxState();
  const { isOpen, query } = state;
  const { value, label, initialValue, initialLabel, select } = useSelection({
    items,
    value: givenValue,
    defaultValue,
    valueLabel,
    onChange,
  });
  const { options, index, status, retry } = useChoices({
    items,
    onSearch,
    minSearchLength,
    isOpen,
    query,
    canCreate: onCreate !== undefined,
  });
  const current = isOpen ? currentPosition(state, options) : -1;

  function take(item: SearchSelectItem): void {
    select(item.id, item);
    dispatch({ type: 'close' });
  }
  const creation = useCreation(onCreate, take);

  /** Takes a text as the name of an item; whether it is one. */
  function selectByName(text: string): boolean {
    const item = index.items[index.find(text)];
    if (!item || item.disabled) return false;
    select(item.id, item);
    return true;
  }

  /** Takes what the browser filled in. */
  function selectByIdOrName(text: string): void {
    const wanted = text.trim().toLowerCase();
    const byId = index.items.find(({ id }) => id.toLowerCase() === wanted);
    if (byId) select(byId.id, byId);
    else selectByName(text);
  }

  function choose(position: number): void {
    const option = options.at(position);
    if (option?.kind === 'item' && !option.item.disabled) take(option.item);
    else if (option?.kind === 'create') creation.start(option.text);
    else if (option?.kind === 'retry') retry();
  }

  function empty(): void {
    select(null, null);
  }

  const handlers = comboboxHandlers(state, dispatch, options, () => options.positionOf(value), isEditable, {
    choose,
    empty: () => isClearable && empty(),
    settle: selectByName,
    takesWithTab: true,
  });

  // The text is the label of the value, except while a search is typed into this very input.
  const isFirstRun = useRef(true);
  useClientLayoutEffect(() => {
    const text = inputRef.current;
    if (!text) return;
    const isFirst = isFirstRun.current;
    isFirstRun.current = false;
    if (isFirst && text.value !== label && text.value !== '') {
      // Typed before the page's script ran.
      if (text.matches(':focus')) {
        dispatch({ type: 'search', query: text.value });
        return;
      }
      if (selectByName(text.value)) return;
    }
    if ((query === null || isTray) && text.value !== label) text.value = label;
  });

  useFormReset(inputRef, () => {
    select(initialValue, null);
    dispatch({ type: 'close' });
    if (inputRef.current && initialValue === value) inputRef.current.value = label;
  });

  const listProps = {
    status,
    itemCount: options.itemCount,
    hasAddFailed: query !== null && creation.failedText === query.trim(),
    messages,
  };
  useListAnnouncements(isOpen, query, listProps);

  const canClear = isClearable && isEditable && (value !== null || (query ?? '') !== '');

  function clear(): void {
    empty();
    dispatch({ type: 'close' });
    if (inputRef.current) {
      inputRef.current.value = '';
      inputRef.current.focus();
    }
  }

  return (
    <Field {...field} component="SearchSelect">
      {(control, { labelId }) => (
        <ComboboxControl
          {...rest}
          {...{ control, labelId, state, dispatch, current, handlers, messages, isTray, inputRef }}
          {...{ form, placeholder, disabled, readOnly }}
          component="SearchSelectTray"
          title={field.label}
          outerRef={ref}
          required={field.required}
          defaultValue={initialLabel}
          onClear={canClear ? clear : null}
          status={listProps}
          list={{
            options,
            isSelected: (id) => id === value,
            isBusy: status === 'loading' || status === 'slow' || creation.isRunning,
            texts: messages,
            onChoose: choose,
          }}
        >
          <FormValue
            {...{ name, form, autoComplete, disabled, value }}
            onFill={selectByIdOrName}
            onFocus={() => inputRef.current?.focus()}
          />
        </ComboboxControl>
      )}
    </Field>
  );
});
