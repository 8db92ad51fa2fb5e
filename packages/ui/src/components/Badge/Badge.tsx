import { withRef } from '../../hooks/withRef.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { numberFormat } from '../../text/numberFormat.ts';
import { classNames } from '../../theme/classNames.ts';
import { useProvider } from '../Provider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { badge, tones, words } from './Badge.css.ts';

export type BadgeProps = RootProps<'span'> & {
  /** A number, or one short word such as `New`. */
  readonly children: number | string;
  /** The largest number that is written out; above it stands `99+`. @default 99 */
  readonly max?: number;
  /** What is counted, heard with the exact number: `3 unread notifications`. */
  readonly label?: string;
  /** @default 'action' */
  readonly tone?: keyof typeof tones;
};

/** A count or a short mark on something. What it means is said by its label, never by its colour alone. */
export const Badge = withRef(function Badge({
  children,
  max = 99,
  label,
  tone = 'action',
  className,
  ...rest
}: BadgeProps) {
  const { locale } = useProvider();
  const number = numberFormat(locale);
  const shown =
    typeof children === 'string'
      ? children
      : children > max
        ? `${number.format(max)}+`
        : number.format(children);
  return (
    <span {...rest} className={classNames(badge, tones[tone], className)} data-component="Badge">
      <span className={words} aria-hidden={label === undefined ? undefined : true}>
        {shown}
      </span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
});
