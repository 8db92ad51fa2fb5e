import { useRef } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/searchSelect.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import type { SearchItems } from '../Combobox/asyncSearch.ts';
import type { ComboboxInputProps } from '../Combobox/comboboxProps.ts';
import { ComboboxControl } from '../Combobox/ComboboxControl.tsx';
import { currentPosition } from '../Combobox/comboboxState.ts';
import { useListAnnouncements } from '../Combobox/ListStatus.tsx';
import { useDrawOption, type ListSlots } from '../Combobox/listSlots.ts';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';
import { useChoices } from '../Combobox/useChoices.ts';
import { comboboxHandlers, useComboboxState } from '../Combobox/useCombobox.ts';
import { useIsTray, type Presentation } from '../Combobox/useIsTray.ts';
import { Field, partField, type FieldBaseProps } from '../Field/parts.ts';
import { FormValue } from './FormValue.tsx';
import { useChoosing } from './useChoosing.ts';
import { useLabelText } from './useLabelText.ts';
import { useSelection } from './useSelection.ts';

export type SearchSelectItem = ComboboxItem;

export type SearchSelectProps<Item extends SearchSelectItem = SearchSelectItem> = FieldBaseProps &
  ComboboxInputProps &
  ListSlots<Item> & {
    /**
     * The choices. Keep the array the same between renders: it is searched through an index that is built once. Items with a
     * `group` should stand together; give one to all items or to none.
     */
    readonly items?: readonly Item[];
    /** Looks the choices up on a server instead. The last question wins; earlier ones are aborted. */
    readonly onSearch?: SearchItems<Item>;
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
    /** Keeps the label for those who hear the page and hides it from view. @default false */
    readonly isLabelHidden?: boolean;
    readonly messages?: Partial<UiMessages['searchSelect']>;
  };

const noItems: readonly never[] = [];

/** One of many, found by typing. */
export const SearchSelect = withRef(function SearchSelect<Item extends SearchSelectItem = SearchSelectItem>({
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
  renderOption,
  empty,
  footer,
  name,
  form,
  placeholder,
  isLabelHidden = false,
  disabled = false,
  readOnly = false,
  messages: messageOverrides,
  ref,
  ...others
}: SearchSelectProps<Item>) {
  const [field, rest] = partField(others);
  const messages = useMessages('searchSelect', en.searchSelect, messageOverrides);
  const inputRef = useRef<HTMLInputElement>(null);
  const isTray = useIsTray(presentation);
  const isEditable = !disabled && !readOnly;

  const [state, dispatch] = useComboboxState();
  const { isOpen, query } = state;
  const selection = useSelection({ items, value: givenValue, defaultValue, valueLabel, onChange });
  const { value } = selection;
  const choices = useChoices({
    items,
    onSearch,
    minSearchLength,
    isOpen,
    query,
    canCreate: onCreate !== undefined,
  });
  const { options, status } = choices;
  const draw = useDrawOption(options, renderOption);
  const current = isOpen ? currentPosition(state, options) : -1;
  const close = (): void => dispatch({ type: 'close' });
  const { choose, selectByName, selectByIdOrName, creation } = useChoosing({
    choices,
    select: selection.select,
    onCreate,
    close,
  });

  const handlers = comboboxHandlers(state, dispatch, options, () => options.positionOf(value), isEditable, {
    choose,
    empty: () => isClearable && selection.select(null, null),
    settle: selectByName,
    takesWithTab: true,
  });
  useLabelText({ inputRef, selection, isSearching: query !== null && !isTray, dispatch, selectByName });

  const listProps = {
    status,
    itemCount: options.itemCount,
    hasAddFailed: query !== null && creation.failedText === query.trim(),
    messages,
  };
  useListAnnouncements(isOpen, query, listProps);

  const canClear = isClearable && isEditable && (value !== null || (query ?? '') !== '');
  function clear(): void {
    selection.select(null, null);
    close();
    if (inputRef.current) inputRef.current.value = '';
    inputRef.current?.focus();
  }

  return (
    <Field {...field} component="SearchSelect" isLabelHidden={isLabelHidden}>
      {(control, { labelId }) => (
        <ComboboxControl
          {...rest}
          {...{ control, labelId, state, dispatch, current, handlers, messages, isTray, inputRef }}
          {...{ form, placeholder, disabled, readOnly }}
          component="SearchSelectTray"
          title={field.label}
          outerRef={ref}
          required={field.required}
          defaultValue={selection.initialLabel}
          onClear={canClear ? clear : null}
          status={listProps}
          slots={{ empty, footer }}
          list={{
            options,
            isSelected: (id) => id === value,
            isBusy: status === 'loading' || status === 'slow' || creation.isRunning,
            draw,
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
