import type { ReactNode } from 'react';
import * as styles from './Choices.css.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Language of the label, where it is not the page's. */
  readonly lang?: string;
}

interface ChoicesProps<Value extends string> {
  /** Name of the group, for screen readers. */
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A quiet row of words, one of which is in force. */
export function Choices<Value extends string>({
  label,
  choices,
  value,
  onChoose,
}: ChoicesProps<Value>): ReactNode {
  return (
    <fieldset aria-label={label} className={styles.row}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          lang={choice.lang}
          aria-pressed={choice.value === value}
          className={styles.choice}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
