import { useId, useRef, type KeyboardEvent } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { multiSelect as multiSelectEnglish } from '../../messages/english/multiSelect.ts';
import { searchSelect as searchSelectEnglish } from '../../messages/english/searchSelect.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { Button } from '../Button/index.ts';
import type { SearchItems } from '../Combobox/asyncSearch.ts';
import type { ComboboxInputProps } from '../Combobox/comboboxProps.ts';
import { ComboboxControl } from '../Combobox/ComboboxControl.tsx';
import { useDrawOption, type ListSlots } from '../Combobox/listSlots.ts';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';
import { useIsTray, type Presentation } from '../Combobox/useIsTray.ts';
import { Field, partField, type FieldBaseProps } from '../Field/parts.ts';
import { ChosenItems } from './ChosenItems.tsx';
import * as styles from './MultiSelect.css.ts';
import { focusLastTag } from './SelectedTags.tsx';
import { useMultiCombobox } from './useMultiCombobox.ts';
import { useSelections } from './useSelections.ts';

export type MultiSelectItem = ComboboxItem;

export type MultiSelectProps<Item extends MultiSelectItem = MultiSelectItem> = FieldBaseProps &
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
    /** Keeps the label for those who hear the page and hides it from view. @default false */
    readonly isLabelHidden?: boolean;
    readonly messages?: Partial<UiMessages['searchSelect'] & UiMessages['multiSelect']>;
  };

const none: readonly never[] = [];

/** Several of many, found by typing. What is chosen stands below the field. */
export const MultiSelect = withRef(function MultiSelect<Item extends MultiSelectItem = MultiSelectItem>({
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
  ...given
}: MultiSelectProps<Item>) {
  const [field, rest] = partField(given);
  const listMessages = useMessages('searchSelect', searchSelectEnglish, messageOverrides);
  const messages = useMessages('multiSelect', multiSelectEnglish, messageOverrides);
  const summaryId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const tagsRef = useRef<HTMLUListElement>(null);
  const isTray = useIsTray(presentation);
  const isEditable = !disabled && !readOnly;

  const selections = useSelections({ items, value, defaultValue, valueItems, onChange });
  const { ids, has, itemOf } = selections;
  const { state, dispatch, close, current, options, handlers, listProps, isBusy, ...commands } =
    useMultiCombobox({
      items,
      onSearch,
      minSearchLength,
      maxCount,
      hasSelectAll,
      selections,
      inputRef,
      isTray,
      isEditable,
      messages,
      listMessages,
    });
  const draw = useDrawOption(options, renderOption);

  function goToTags(event: KeyboardEvent<HTMLInputElement>): boolean {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '' || !isEditable) return false;
    if (!focusLastTag(tagsRef.current)) return false;
    event.preventDefault();
    close();
    return true;
  }

  function clear(): void {
    commands.replace(none, none);
    close();
    inputRef.current?.focus();
  }

  const isAny = ids.length > 0;
  const described = [field['aria-describedby'], isAny && summaryId].filter(Boolean).join(' ');
  return (
    <Field
      {...field}
      component="MultiSelect"
      isLabelHidden={isLabelHidden}
      aria-describedby={described || undefined}
    >
      {(control, { labelId }) => (
        <ComboboxControl
          {...rest}
          onPaste={(event) => {
            rest.onPaste?.(event);
            commands.pasteMany(event);
          }}
          {...{ control, labelId, state, dispatch, current, handlers, isTray, inputRef }}
          {...{ form, disabled, readOnly }}
          messages={listMessages}
          component="MultiSelectTray"
          title={field.label}
          outerRef={ref}
          className={isAny ? styles.counted : undefined}
          placeholder={isAny ? messages.selected({ count: ids.length }) : placeholder}
          // The text is never the value: what is chosen fulfils the need.
          required={field.required && !isAny}
          onClear={isClearable && isEditable && isAny ? clear : null}
          onOwnKey={goToTags}
          status={{ ...listProps, notice: commands.isFull ? commands.limit : '' }}
          slots={{ empty, footer }}
          list={{
            options,
            isSelected: has,
            isAllSelected: commands.isAllSelected,
            isBlocked: (id) => commands.isFull && !has(id),
            isMultiple: true,
            isBusy,
            draw,
            texts: { ...listMessages, selectAll: messages.selectAll({ count: options.itemCount }) },
            onChoose: commands.choose,
          }}
          trayEnd={
            <div className={styles.trayEnd}>
              <Button isFullWidth onClick={close}>
                {messages.done({ count: ids.length })}
              </Button>
            </div>
          }
        >
          <ChosenItems
            {...{ labelId, ids, itemOf, isEditable, messages, summaryId, tagsRef, name, form, disabled }}
            id={control.id}
            onRemove={commands.remove}
            onEmpty={() => inputRef.current?.focus()}
          />
        </ComboboxControl>
      )}
    </Field>
  );
});
