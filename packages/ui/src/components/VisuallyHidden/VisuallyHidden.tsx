import { classNames } from '../../theme/classNames.ts';
import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text that is heard and not seen. */
export const VisuallyHidden = withRef(function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={classNames(visuallyHidden, className)} />;
});
