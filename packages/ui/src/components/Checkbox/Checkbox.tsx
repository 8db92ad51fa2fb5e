import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import * as styles from './Checkbox.css.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { NativeChoiceProps } from './ChoiceRow.tsx';

export type CheckboxProps = NativeChoiceProps & {
  /** What is agreed to or chosen. May hold links, e.g. to the terms. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong. Its presence marks the checkbox as invalid. */
  readonly error?: ReactNode;
  /** Some of what it stands for is chosen and some is not. The next press sets it as a press on an empty box does. @default false */
  readonly isIndeterminate?: boolean;
};

/** Yes or no, sent with the form. A native checkbox; `ref` reaches it. */
export const Checkbox = withRef(function Checkbox({ isIndeterminate = false, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(own, ref);
  useEffect(() => {
    // HTML has no attribute for this state. A press ends it in the DOM, so it is set after every render.
    if (own.current) own.current.indeterminate = isIndeterminate;
  });
  return (
    <ChoiceRow
      {...rest}
      component="Checkbox"
      type="checkbox"
      ref={mergedRef}
      inputClassName={classNames(styles.input, styles.nativeInForcedColors)}
      mark={<span className={classNames(styles.mark, styles.tick)} />}
    />
  );
});
