import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useId, type ReactNode } from 'react';
import { useProvider } from '../Provider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps extends RootProps<'div'> {
  /** What is getting on. */
  label: string;
  /** How far it is, from 0 to `max`. Without it nobody knows, and the bar only says that something is going on. */
  value?: number;
  /** @default 100 */
  max?: number;
  /**
   * The value in words, seen and heard: `3 of 5 steps`.
   * @default the share in per cent
   */
  valueLabel?: string;
  /**
   * Whether label and value are only heard, because a heading shows them.
   * @default false
   */
  isLabelHidden?: boolean;
  /** @default 'action' */
  tone?: 'action' | 'success';
}

/** How far something has got that will be finished: a profile, an upload. A level that just is goes into a Meter. */
export const ProgressBar = withRef(function ProgressBar(props: ProgressBarProps): ReactNode {
  const { label, value, max = 100, isLabelHidden = false, tone = 'action', ...others } = props;
  const { valueLabel: givenValueLabel, className, ...rest } = others;
  const id = useId();
  const { locale } = useProvider();
  const current = value === undefined ? undefined : Math.min(Math.max(0, value), max);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const valueLabel =
    givenValueLabel ?? (current === undefined || max <= 0 ? undefined : percent.format(current / max));
  const heading = (
    <>
      <span id={id}>{label}</span>
      {valueLabel !== undefined && (
        <span className={styles.value} aria-hidden>
          {valueLabel}
        </span>
      )}
    </>
  );
  return (
    <div {...rest} className={classNames(styles.root, className)} data-component="ProgressBar">
      {isLabelHidden ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        <div className={styles.heading}>{heading}</div>
      )}
      <progress
        value={current}
        max={max}
        aria-labelledby={id}
        aria-valuetext={valueLabel}
        className={styles.bar}
        data-tone={tone}
      />
    </div>
  );
});
