import { useId, useMemo, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useFormReset } from '../../hooks/useFormReset.ts';
import { withRef } from '../../hooks/withRef.ts';
import { multiSelect as multiSelectEnglish } from '../../messages/english/multiSelect.ts';
import { searchSelect as searchSelectEnglish } from '../../messages/english/searchSelect.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Button } from '../Button/index.ts';
import type { SearchItems } from '../Combobox/asyncSearch.ts';
import type { ComboboxInputProps } from '../Combobox/comboboxProps.ts';
import { ComboboxControl } from '../Combobox/ComboboxControl.tsx';
import { currentPosition } from '../Combobox/comboboxState.ts';
import { useListAnnouncements } from '../Combobox/ListStatus.tsx';
import type { OptionSet } from '../Combobox/optionSet.ts';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';
import { useChoices } from '../Combobox/useChoices.ts';
import { comboboxHandlers, useComboboxState } from '../Combobox/useCombobox.ts';
import { useIsTray, type Presentation } from '../Combobox/useIsTray.ts';
import { Field, partField, type FieldBaseProps } from '../Field/parts.ts';
import { useProvider } from '../Provider/index.ts';
import { FormValues } from './FormValues.tsx';
import * as styles from './MultiSelect.css.ts';
import { SelectedTags } from './SelectedTags.tsx';
import { pastedNames, sortPasted } from './pastedNames.ts';
import { summaryOf } from './summaryOf.ts';
import { selectionCommands } from './selectionCommands.ts';
import { useSelections } from './useSelections.ts';

export type MultiSelectItem = ComboboxItem;

export type MultiSelectProps = FieldBaseProps &
  ComboboxInputProps & {
    /**
     * The choices. Keep the array the same between renders: it is searched through an index that is built once. Items with a
     * `group` should stand together; give one to all items or to none.
     */
    readonly items?: readonly MultiSelectItem[];
    /** Looks the choices up on a server instead. The last question wins; earlier ones are aborted. */
    readonly onSearch?: SearchItems;
    /** With `onSearch`: from how many characters on to ask. @default 1 */
    readonly minSearchLength?: number;
    /** The ids of the chosen items in the order of choosing, when the owner holds them. */
    readonly value?: readonly string[];
    /** The ids to begin with, and after a reset. @default none */
    readonly defaultValue?: readonly string[];
    readonly onChange?: (
      ids: readonly string[],
      details: { readonly items: readonly MultiSelectItem[] },
    ) => void;
    /** Items of chosen ids that are not among `items`, or not yet, for their labels. */
    readonly valueItems?: readonly MultiSelectItem[];
    /** How many can be chosen. @default no limit */
    readonly maxCount?: number;
    /** Offers an option that takes all items found. Not with `maxCount` or `onSearch`. @default false */
    readonly hasSelectAll?: boolean;
    /** Offers a button that takes all choices back. @default true */
    readonly isClearable?: boolean;
    /** `auto`: under the field, and on phones the whole screen. @default 'auto' */
    readonly presentation?: Presentation;
    /** The name under which a form submits each id. */
    readonly name?: string;
    /** Seen while nothing is chosen. */
    readonly placeholder?: string;
    readonly messages?: Partial<UiMessages['searchSelect'] & UiMessages['multiSelect']>;
  };

const none: readonly never[] = [];

/** What the option that takes all of them takes; nothing where there is no such option. */
function takenByAll(options: OptionSet): readonly MultiSelectItem[] {
  if (options.at(0)?.kind !== 'all') return none;
  const items: MultiSelectItem[] = [];
  for (let position = 1; position < options.count; position += 1) {
    const option = options.at(position);
    if (option?.kind === 'item' && !option.item.disabled) items.push(option.item);
  }
  return items;
}

/** Several of many, found by typing. What is chosen stands below the field. */
export const MultiSelect = withRef(function MultiSelect({
  items = none,
  onSearch,
  minSearchLength = 1,
  value,
  defaultValue = none,
  onChange,
  valueItems = none,
  maxCount = Infinity,
  hasSelectAll = false,
  isClearable = true,
  presentation = 'auto',
  name,
  form,
  placeholder,
  disabled = false,
  readOnly = false,
  messages: messageOverrides,
  ref,
  ...given
}: MultiSelectProps) {
  const [field, rest] = partField(given);
  const listMessages = useMessages('searchSelect', searchSelectEnglish, messageOverrides);
  const messages = useMessages('multiSelect', multiSelectEnglish, messageOverrides);
  const { locale } = useProvider();
  const announce = useAnnounce();
  const summaryId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const tagsRef = useRef<HTMLUListElement>(null);
  const isTray = useIsTray(presentation);
  const isEditable = !disabled && !readOnly;

  const [state, dispatch] = useComboboxState();
  const { isOpen, query } = state;
  const { ids, has, itemOf, initialIds, select } = useSelections({
    items,
    value,
    defaultValue,
    valueItems,
    onChange,
  });
  const { options, index, status, retry } = useChoices({
    items,
    onSearch,
    minSearchLength,
    isOpen,
    query,
    canCreate: false,
    canTakeAll: hasSelectAll && maxCount === Infinity,
  });
  const current = isOpen ? currentPosition(state, options) : -1;
  const { add, remove, replace, isFull, limit } = selectionCommands({
    ids,
    select,
    maxCount,
    messages,
    announce,
  });

  const all = useMemo(() => takenByAll(options), [options]);
  const isAllSelected = all.length > 0 && all.every(({ id }) => has(id));

  function toggleAll(): void {
    const allIds = new Set(all.map(({ id }) => id));
    const others = ids.filter((id) => !allIds.has(id));
    replace(isAllSelected ? others : [...others, ...allIds], all);
  }

  function choose(position: number): void {
    const option = options.at(position);
    if (option?.kind === 'retry') retry();
    if (option?.kind === 'all') toggleAll();
    if (option?.kind !== 'item' || option.item.disabled) return;
    if (has(option.item.id)) remove(option.item);
    else add(option.item);
    // The next letter begins a new search; until then the list stays for the next choice.
    if (!isTray) inputRef.current?.select();
  }

  /** Takes a text as the name of an item. */
  function addByName(text: string): void {
    const item = index.items[index.find(text)];
    if (item && !item.disabled && !has(item.id)) add(item);
  }

  /** Takes a list that was copied elsewhere; what of it is no item, or has no room, stays in the box to be put right. */
  function pasteMany(event: ClipboardEvent<HTMLInputElement>): void {
    rest.onPaste?.(event);
    const text = event.clipboardData.getData('text');
    // What a server knows is not here, and a name may have a comma in it.
    if (event.defaultPrevented || !isEditable || onSearch !== undefined || index.find(text) !== -1) return;
    const { taken, left } = sortPasted(pastedNames(text), index, has, maxCount - ids.length);
    if (taken.length === 0) return;
    event.preventDefault();
    replace([...ids, ...taken.map(({ id }) => id)], taken);
    if (ids.length + taken.length >= maxCount) announce(limit);
    event.currentTarget.value = left;
    dispatch(left === '' ? { type: 'close' } : { type: 'search', query: left });
  }

  const handlers = comboboxHandlers(state, dispatch, options, () => -1, isEditable, {
    choose,
    empty: () => {},
    settle: addByName,
    takesWithTab: false,
  });

  // The text is what is searched for, and nothing else.
  const isFirstRun = useRef(true);
  useClientLayoutEffect(() => {
    const text = inputRef.current;
    if (!text) return;
    const isFirst = isFirstRun.current;
    isFirstRun.current = false;
    if (isFirst && text.value !== '') {
      // Typed before the page's script ran.
      if (text.matches(':focus')) {
        dispatch({ type: 'search', query: text.value });
        return;
      }
      addByName(text.value);
    }
    if ((query === null || isTray) && text.value !== '') text.value = '';
  });

  useFormReset(inputRef, () => {
    select(initialIds, none);
    dispatch({ type: 'close' });
  });

  const listProps = { status, itemCount: options.itemCount, hasAddFailed: false, messages: listMessages };
  useListAnnouncements(isOpen, query, listProps);

  function focusLastTag(event: KeyboardEvent<HTMLInputElement>): boolean {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '' || !isEditable) return false;
    const button = [...(tagsRef.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [])].at(-1);
    if (!button) return false;
    event.preventDefault();
    dispatch({ type: 'close' });
    button.focus();
    return true;
  }

  function clear(): void {
    replace(none, none);
    dispatch({ type: 'close' });
    inputRef.current?.focus();
  }

  const described = [field['aria-describedby'], ids.length > 0 ? summaryId : undefined].filter(Boolean);
  return (
    <Field
      {...field}
      component="MultiSelect"
      aria-describedby={described.length > 0 ? described.join(' ') : undefined}
    >
      {(control, { labelId }) => (
        <ComboboxControl
          {...rest}
          onPaste={pasteMany}
          {...{ control, labelId, state, dispatch, current, handlers, isTray, inputRef }}
          {...{ form, disabled, readOnly }}
          messages={listMessages}
          component="MultiSelectTray"
          title={field.label}
          outerRef={ref}
          className={ids.length > 0 ? styles.counted : undefined}
          placeholder={ids.length > 0 ? messages.selected({ count: ids.length }) : placeholder}
          // The text is never the value: what is chosen fulfils the need.
          required={field.required && ids.length === 0}
          onClear={isClearable && isEditable && ids.length > 0 ? clear : null}
          onOwnKey={focusLastTag}
          status={{ ...listProps, notice: isFull ? limit : '' }}
          list={{
            options,
            isSelected: has,
            isAllSelected,
            isBlocked: (id) => isFull && !has(id),
            isMultiple: true,
            isBusy: status === 'loading' || status === 'slow',
            texts: { ...listMessages, selectAll: messages.selectAll({ count: options.itemCount }) },
            onChoose: choose,
          }}
          trayEnd={
            <div className={styles.trayEnd}>
              <Button isFullWidth onClick={() => dispatch({ type: 'close' })}>
                {messages.done({ count: ids.length })}
              </Button>
            </div>
          }
        >
          <FormValues ids={ids} name={name} form={form} disabled={disabled} />
          {ids.length > 0 && (
            <span id={summaryId} hidden>
              {summaryOf(ids, (id) => itemOf(id).label, locale, messages)}
            </span>
          )}
          <SelectedTags
            ref={tagsRef}
            id={control.id}
            labelId={labelId}
            ids={ids}
            itemOf={itemOf}
            isEditable={isEditable}
            messages={messages}
            onRemove={remove}
            onEmpty={() => inputRef.current?.focus()}
          />
        </ComboboxControl>
      )}
    </Field>
  );
});
