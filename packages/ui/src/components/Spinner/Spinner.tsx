import { withRef } from '../../hooks/withRef.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import * as en from '../../messages/english/spinner.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { sizes, spinner, track } from './Spinner.css.ts';

export type SpinnerProps = RootProps<'svg'> & {
  /** What is loading, for those who do not see it. @default the `spinner.label` message */
  readonly label?: string;
  /** True beside a text that says the same. @default false */
  readonly isDecorative?: boolean;
  /** 16, 20 or 32 px at the default text size. @default 'md' */
  readonly size?: keyof typeof sizes;
  readonly messages?: Partial<UiMessages['spinner']>;
};

/** Something is on its way and nobody knows for how long. Stands still for readers who asked for less motion. */
export const Spinner = withRef(function Spinner({
  label,
  isDecorative = false,
  size = 'md',
  messages,
  className,
  ...rest
}: SpinnerProps) {
  const texts = useMessages('spinner', en.spinner, messages);
  return (
    <svg
      {...rest}
      className={classNames(spinner, sizes[size], className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      focusable="false"
      data-component="Spinner"
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'progressbar', 'aria-label': label ?? texts.label })}
    >
      <circle cx="12" cy="12" r="9" className={track} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
});
