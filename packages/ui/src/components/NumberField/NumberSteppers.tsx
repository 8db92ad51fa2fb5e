import type { UiMessages } from '../../messages/index.ts';
import { MinusIcon, PlusIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { steppers } from './NumberField.css.ts';

export type NumberSteppersProps = {
  /** What the ids of the buttons begin with. */
  readonly id: string;
  readonly labelId: string;
  readonly controlId: string;
  readonly texts: UiMessages['numberField'];
  readonly canGoDown: boolean;
  readonly canGoUp: boolean;
  /** Called with -1 or 1. */
  readonly onStep: (steps: number) => void;
};

/**
 * The two buttons of a number field. They are for pointers: the arrow keys do the same in the field, so they are no stops
 * of the Tab key. Screen readers on phones reach them by swiping.
 */
export function NumberSteppers({
  id,
  labelId,
  controlId,
  texts,
  canGoDown,
  canGoUp,
  onStep,
}: NumberSteppersProps) {
  const buttons = [
    { key: 'decrease', steps: -1, icon: <MinusIcon />, label: texts.decrease, isOn: canGoDown },
    { key: 'increase', steps: 1, icon: <PlusIcon />, label: texts.increase, isOn: canGoUp },
  ] as const;
  return (
    <div className={steppers} data-part="steppers">
      {buttons.map(({ key, steps, icon, label, isOn }) => (
        <IconButton
          key={key}
          id={`${id}-${key}`}
          label={label}
          aria-labelledby={`${id}-${key} ${labelId}`}
          aria-controls={controlId}
          icon={icon}
          tabIndex={-1}
          disabled={!isOn}
          // The focus, and with it the keyboard of a phone, stays where it was.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onStep(steps)}
        />
      ))}
    </div>
  );
}
