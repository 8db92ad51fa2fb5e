import { Button, type ButtonProps } from '@aarambh/ui/Button';
import { VisuallyHidden } from '@aarambh/ui/VisuallyHidden';
import { key } from './checks.css.ts';

interface KeyedButtonProps extends Omit<ButtonProps, 'children'> {
  readonly children: string;
  /** What it is about, in its name only. */
  readonly of?: string;
  /** The letter that does the same; undefined while keys are turned off. */
  readonly letter: string | undefined;
}

/** A button that says which key does the same. */
export function KeyedButton({ letter, of, children, ...rest }: KeyedButtonProps) {
  return (
    <Button {...rest} size="sm" aria-keyshortcuts={letter}>
      {children}
      {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
      {letter !== undefined && (
        <kbd className={key} aria-hidden>
          {letter}
        </kbd>
      )}
    </Button>
  );
}
