import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'>;

/** Text that is heard and not seen. */
export const VisuallyHidden = withRef(function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={visuallyHidden} />;
});
