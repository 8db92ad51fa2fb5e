import { toldChecked, type NativeChange } from '../../dom/nativeChange.ts';
import type { ReactNode } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { ChoiceRow } from '../Checkbox/ChoiceRow.tsx';
import type { NativeChoiceProps } from '../Checkbox/ChoiceRow.tsx';
import { input, knobMark, root } from './Switch.css.ts';

export type SwitchProps = Omit<NativeChoiceProps, 'onChange' | 'required'> & {
  /** Told whether it is on now. */
  readonly onChange?: NativeChange<boolean>;
  /** What is on or off, without those words. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What went wrong while switching. */
  readonly error?: ReactNode;
};

/** Something that is on or off from the moment it is pressed. For a yes that is sent with a form, use Checkbox. */
export const Switch = withRef(function Switch({ onChange, ...rest }: SwitchProps) {
  return (
    <ChoiceRow
      {...rest}
      onChange={toldChecked(onChange)}
      component="Switch"
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says whether it is checked
      role="switch"
      rootClassName={root}
      inputClassName={input}
      mark={<span className={knobMark} />}
    />
  );
});
