import { toldChecked, type NativeChange } from '../../dom/nativeChange.ts';
import { classNames } from '../../theme/classNames.ts';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import { isPresent } from '../Field/parts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Checkbox.css.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { NativeChoiceProps } from './ChoiceRow.tsx';

export type CheckboxProps = Omit<NativeChoiceProps, 'onChange'> & {
  /** Told whether it is ticked now. */
  readonly onChange?: NativeChange<boolean>;
  /** What is agreed to or chosen. May hold links, e.g. to the terms. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong. Its presence marks the checkbox as invalid. */
  readonly error?: ReactNode;
  /** Some of what it stands for is chosen and some is not. The next press sets it as a press on an empty box does. @default false */
  readonly isIndeterminate?: boolean;
  /**
   * Keeps the label for those who hear the page and hides it from view, as in a row that says itself what it is. With a label of text
   * alone, without hint and error, the box costs a long table the least. @default false
   */
  readonly isLabelHidden?: boolean;
};

/** Yes or no, sent with the form. A native checkbox; `ref` reaches it. */
export const Checkbox = withRef(function Checkbox({
  label,
  isIndeterminate = false,
  isLabelHidden = false,
  ref,
  onChange,
  ...rest
}: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(own, ref);
  useEffect(() => {
    // HTML has no attribute for this state. A press ends it in the DOM, so it is set after every render.
    if (own.current) own.current.indeterminate = isIndeterminate;
  });
  if (isLabelHidden && typeof label === 'string' && !isPresent(rest.hint) && !isPresent(rest.error)) {
    const { hint: _hint, error: _error, className, style, ...native } = rest;
    return (
      <label className={classNames(styles.alone, className)} style={style} data-component="Checkbox">
        <input
          {...native}
          onChange={toldChecked(onChange)}
          ref={mergedRef}
          type="checkbox"
          aria-label={label}
          className={styles.checkbox}
        />
      </label>
    );
  }
  return (
    <ChoiceRow
      {...rest}
      onChange={toldChecked(onChange)}
      label={isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      component="Checkbox"
      type="checkbox"
      ref={mergedRef}
      inputClassName={styles.checkbox}
    />
  );
});
