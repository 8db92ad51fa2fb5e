import { colored, swatch } from './CheckboxGroup.css.ts';
import type { Choice } from './CheckboxGroup.tsx';

/** The words of a choice, after its colour where it stands for one. Private: the groups of choices are built on it. */
export function ChoiceLabel({ label, color }: Pick<Choice, 'label' | 'color'>) {
  if (color === undefined) return label;
  return (
    <span className={colored}>
      <svg className={swatch} width="20" height="20" viewBox="0 0 20 20" aria-hidden>
        <circle cx="10" cy="10" r="9" fill={color} />
      </svg>
      {label}
    </span>
  );
}
