import type { ComponentPropsWithRef, ReactElement } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { button } from './FieldButton.css.ts';

export type FieldButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-labelledby' | 'children' | 'id' | 'style' | 'type'
> & {
  /** The id of the field's control. */
  readonly controlId: string;
  /** The id of the field's label. */
  readonly labelId: string;
  /** The name of the part; unique in its field. */
  readonly part: string;
  /** What a press does. The label of the field is heard after it. */
  readonly label: string;
  readonly icon: ReactElement;
};

/** A small button in the frame of a field, named together with the field's label. Private: components are built on it. */
export const FieldButton = withRef(function FieldButton({
  controlId,
  labelId,
  part,
  label,
  icon,
  className,
  ...rest
}: FieldButtonProps) {
  const id = `${controlId}-${part}`;
  return (
    <button
      {...rest}
      type="button"
      id={id}
      className={classNames(button, className)}
      data-part={part}
      aria-label={label}
      aria-labelledby={`${id} ${labelId}`}
    >
      {icon}
    </button>
  );
});
