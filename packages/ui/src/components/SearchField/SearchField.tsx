import { toldValue, type NativeChange } from '../../dom/nativeChange.ts';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { setInputValue } from '../../dom/setInputValue.ts';
import { useFormReset } from '../../hooks/useFormReset.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/searchField.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Field, partField, FieldButton, frame, input, type FieldBaseProps } from '../Field/parts.ts';
import { CloseIcon, SearchIcon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './SearchField.css.ts';
import { useResultAnnouncement } from './useResultAnnouncement.ts';
import { useSearchRequests } from './useSearchRequests.ts';
import { useSlowness } from './useSlowness.ts';

type NativeInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  keyof FieldBaseProps | 'onChange' | 'children' | 'list' | 'prefix' | 'size' | 'type'
>;

export type SearchFieldProps = FieldBaseProps &
  NativeInputProps & {
    readonly onChange?: NativeChange<string>;
    /**
     * What to find, without space around it: once typing has paused, and at once with Enter, when the field is emptied or its form
     * is reset.
     */
    readonly onSearch?: (query: string) => void;
    /** The pause in typing that `onSearch` waits for, in milliseconds. @default 300 */
    readonly searchDelay?: number;
    /** Results are on their way. Shown and said once it takes long. @default false */
    readonly isPending?: boolean;
    /** How many results there are. Given, it is said to screen readers after each search; beside a ResultCount leave it out. */
    readonly resultCount?: number;
    /** Keeps the label for those who hear the page and hides it from view. @default false */
    readonly isLabelHidden?: boolean;
    readonly messages?: Partial<UiMessages['searchField']>;
  };

/**
 * Words to find something by. A native search input: what is typed before the page's script runs stays and is searched for.
 * `ref` reaches the input.
 */
export const SearchField = withRef(function SearchField({
  isLabelHidden,
  onSearch,
  searchDelay = 300,
  isPending = false,
  resultCount,
  messages: messageOverrides,
  ref,
  placeholder,
  onInput,
  onKeyDown,
  onChange,
  ...given
}: SearchFieldProps) {
  const [field, rest] = partField(given);
  const messages = useMessages('searchField', en.searchField, messageOverrides);
  const announce = useAnnounce();
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(own, ref);
  const [query, setQuery] = useState<string | null>(null);
  const requests = useSearchRequests((text) => {
    setQuery(text);
    onSearch?.(text);
  }, searchDelay);
  const isSlow = useSlowness(isPending, () => announce(messages.loading));
  useResultAnnouncement({ query, count: resultCount, isPending, messages: messageOverrides });

  const [initialValue] = useState(String(rest.value ?? rest.defaultValue ?? ''));
  useEffect(() => {
    const typed = own.current?.value ?? '';
    // Typed before the page's script ran.
    if (typed !== initialValue) requests.soon(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only of interest when the script takes over
  }, []);
  useFormReset(own, () => requests.now(own.current?.value ?? ''));

  const isEditable = !rest.disabled && !rest.readOnly;

  function empty(): void {
    if (!own.current) return;
    setInputValue(own.current, '');
    requests.now('');
    own.current.focus();
  }

  function takeKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    // Keys of an input method; Safari sends the one that ends the composition after it, with the code 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.defaultPrevented || isComposing || !isEditable) return;
    const text = event.currentTarget.value;
    if (event.key === 'Enter') requests.now(text);
    if (event.key === 'Escape' && text !== '') {
      // The dialog around closes with the next one.
      event.preventDefault();
      empty();
    }
  }

  return (
    <Field component="SearchField" {...field} isLabelHidden={isLabelHidden}>
      {(control, { labelId }) => (
        <div className={frame} data-pending={isPending || undefined}>
          <span className={styles.mark} data-part="mark">
            {isSlow ? <Spinner isDecorative /> : <SearchIcon />}
          </span>
          <input
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            {...rest}
            onChange={toldValue(onChange)}
            {...control}
            ref={mergedRef}
            type="search"
            required={field.required}
            // A space: the button that empties the field is there when no placeholder is.
            placeholder={placeholder || ' '}
            className={classNames(input, styles.search)}
            onInput={(event) => {
              onInput?.(event);
              requests.soon(event.currentTarget.value);
            }}
            onKeyDown={takeKey}
          />
          {isEditable && (
            <FieldButton
              controlId={control.id}
              labelId={labelId}
              part="clear"
              label={messages.clear}
              icon={<CloseIcon size="sm" />}
              className={styles.clear}
              // The focus stays in the input, or goes there.
              onMouseDown={(event) => event.preventDefault()}
              onClick={empty}
            />
          )}
        </div>
      )}
    </Field>
  );
});
