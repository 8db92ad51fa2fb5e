import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useId, type ReactNode } from 'react';
import { numberFormat } from '../../text/numberFormat.ts';
import * as progress from '../ProgressBar/ProgressBar.css.ts';
import { useProvider } from '../Provider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { levelOf, type Levels } from './level.ts';
import * as styles from './Meter.css.ts';

/** Props of {@link Meter}. */
export interface MeterProps extends RootProps<'div'> {
  /** What is measured. */
  label: string;
  value: number;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /**
   * The value in words, seen and heard: `7.8 of 10, good`. Where levels colour the bar, say the level here.
   * @default the number
   */
  valueLabel?: string;
  /** From where on the value is fair and good; without it the bar has one colour. */
  levels?: Levels;
  /**
   * Whether label and value are only heard, because a heading shows them.
   * @default false
   */
  isLabelHidden?: boolean;
}

/** Where a value lies between two ends: marks, credits left, seats taken. Work that will be finished goes into a ProgressBar. */
export const Meter = withRef(function Meter(props: MeterProps): ReactNode {
  const { label, value, min = 0, max = 100, levels, isLabelHidden = false, ...others } = props;
  const { valueLabel: givenValueLabel, className, ...rest } = others;
  const id = useId();
  const { locale } = useProvider();
  const valueLabel = givenValueLabel ?? numberFormat(locale).format(value);
  const heading = (
    <>
      <span id={id}>{label}</span>
      <span className={progress.value} aria-hidden>
        {valueLabel}
      </span>
    </>
  );
  return (
    <div {...rest} className={classNames(progress.root, className)} data-component="Meter">
      {isLabelHidden ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        <div className={progress.heading}>{heading}</div>
      )}
      <meter
        value={Math.min(Math.max(min, value), max)}
        min={min}
        max={max}
        aria-labelledby={id}
        aria-valuetext={valueLabel}
        className={styles.bar}
        data-level={levels && levelOf(value, levels)}
      />
    </div>
  );
});
