import type { NativeChange } from '../../dom/nativeChange.ts';
import { useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { setSelectValue } from '../../dom/setSelectValue.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/select.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { Field, FieldButton, frame, input, type FieldBaseProps } from '../Field/parts.ts';
import { ChevronDownIcon, CloseIcon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

/** One choice of a short list. */
export interface SelectOption<Value extends string = string> {
  /** What a form sends, unique in its list and not empty. */
  readonly value: Value;
  /** What is shown. Always text, never HTML. */
  readonly label: string;
  /** The heading it stands under. Options of one group stand together. */
  readonly group?: string;
  /** Shown, but cannot be chosen. */
  readonly disabled?: boolean;
}

type NativeSelectProps = Omit<
  ComponentPropsWithRef<'select'>,
  keyof FieldBaseProps | 'onChange' | 'children' | 'defaultValue' | 'multiple' | 'size' | 'value'
>;

export type SelectProps<Value extends string = string> = FieldBaseProps &
  NativeSelectProps & {
    readonly options: readonly SelectOption<Value>[];
    /** The chosen value, when the owner keeps it; empty for none. */
    readonly value?: Value | '';
    /** The value to begin with, and after a reset. Without it nothing is chosen. */
    readonly defaultValue?: Value | '';
    /** Told the value, empty for none. */
    readonly onChange?: NativeChange<Value | '', HTMLSelectElement>;
    /** Stands in the field while nothing is chosen. @default the `select.placeholder` message */
    readonly placeholder?: string;
    /** Lets a choice be taken back, by a button and in the list. @default true for an optional field, otherwise false */
    readonly isClearable?: boolean;
    /** Keeps the label for those who hear the page and hides it from view. @default false */
    readonly isLabelHidden?: boolean;
    readonly messages?: Partial<UiMessages['select']>;
  };

/**
 * One of a short list, without typing. A native `select`: phones show their own picker, browsers fill it in, and what is chosen before
 * the page's script runs stays. `ref` reaches it.
 */
export const Select = withRef(function Select<Value extends string = string>({
  label,
  hint,
  error,
  necessity,
  id,
  required,
  labelAction,
  className,
  style,
  'aria-describedby': describedBy,
  isLabelHidden,
  options,
  placeholder,
  isClearable = necessity === 'optional',
  messages: messageOverrides,
  ref,
  onKeyDown,
  onChange,
  ...rest
}: SelectProps<Value>) {
  const messages = useMessages('select', en.select, messageOverrides);
  const own = useRef<HTMLSelectElement>(null);
  const mergedRef = useMergedRef(own, ref);

  const valueOf = ({ value }: HTMLSelectElement): Value | '' =>
    options.find((option) => option.value === value)?.value ?? '';

  function empty(): void {
    if (!own.current) return;
    setSelectValue(own.current, '');
    own.current.focus();
  }

  function takeKey(event: KeyboardEvent<HTMLSelectElement>): void {
    onKeyDown?.(event);
    // Escape closes the list, which is the browser's doing. A dialog around must not take the same press for its own.
    if (event.key === 'Escape' && isOpen(event.currentTarget)) event.stopPropagation();
  }

  return (
    <Field
      component="Select"
      {...{ label, hint, error, necessity, id, required, labelAction, isLabelHidden, className, style }}
      aria-describedby={describedBy}
    >
      {(control, { labelId }) => (
        <div className={classNames(frame, styles.anchor)}>
          <select
            {...rest}
            {...control}
            onChange={onChange && ((event) => onChange(valueOf(event.currentTarget), { event }))}
            ref={mergedRef}
            required={required}
            onKeyDown={takeKey}
            className={classNames(input, styles.select)}
          >
            {/* Not disabled: a form would send nothing at all instead of an empty value. */}
            <option value="" hidden={!isClearable} className={styles.option}>
              {placeholder ?? messages.placeholder}
            </option>
            <Options options={options} />
          </select>
          {isClearable && !rest.disabled && (
            <FieldButton
              controlId={control.id}
              labelId={labelId}
              part="clear"
              label={messages.clear}
              icon={<CloseIcon size="sm" />}
              className={styles.clear}
              onClick={empty}
            />
          )}
          <ChevronDownIcon size="sm" className={styles.mark} />
        </div>
      )}
    </Field>
  );
});

/** Whether the list is open, where a browser says. */
function isOpen(select: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && select.matches(':open');
}

function Options({ options }: { options: readonly SelectOption[] }): ReactNode {
  const blocks: { group: string | undefined; options: SelectOption[] }[] = [];
  for (const option of options) {
    const last = blocks.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else blocks.push({ group: option.group, options: [option] });
  }
  return blocks.map(({ group, options: members }) => {
    const rows = members.map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled} className={styles.option}>
        {label}
      </option>
    ));
    if (group === undefined) return rows;
    return (
      <optgroup key={`group of ${members[0]?.value}`} label={group} className={styles.group}>
        {rows}
      </optgroup>
    );
  });
}
