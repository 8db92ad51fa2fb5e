import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { rootOf } from '../../dom/roots.ts';
import { useHeldWhilePressed } from '../../hooks/useHeldWhilePressed.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/errorSummary.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { AlertCircleIcon } from '../Icon/index.ts';
import { link, variants } from '../Link/Link.css.ts';
import * as styles from './ErrorSummary.css.ts';
import { focusField } from './focusField.ts';

/** One thing that is wrong. */
export type FieldErrorItem = {
  /** The id of the control that the reader must change. */
  readonly fieldId: string;
  /** The same words as at the field, with the name of the field: they are read away from it. */
  readonly message: ReactNode;
};

export type ErrorSummaryProps = RootProps<'section', 'aria-labelledby'> & {
  /** In the order of the fields. Nothing is drawn when there are none. */
  readonly errors: readonly FieldErrorItem[];
  /** @default the `errorSummary.heading` message */
  readonly heading?: ReactNode;
  /** The outline level of the heading. @default 2 */
  readonly level?: 2 | 3;
  /** Puts the focus on the summary when it appears, for a form that does not focus its first error. @default false */
  readonly takesFocus?: boolean;
  readonly messages?: Partial<UiMessages['errorSummary']>;
};

/** What keeps a form from being sent, above the form: each entry goes to its field. */
export const ErrorSummary = withRef(function ErrorSummary({ errors: given, ...rest }: ErrorSummaryProps) {
  const errors = useHeldWhilePressed(given);
  return errors.length === 0 ? null : <Summary errors={errors} {...rest} />;
});

const Summary = withRef(function Summary({
  errors,
  heading,
  level = 2,
  takesFocus = false,
  messages,
  className,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const texts = useMessages('errorSummary', en.errorSummary, messages);
  const headingId = useId();
  const own = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(own, ref);
  const Title = level === 2 ? 'h2' : 'h3';

  useEffect(() => {
    if (takesFocus) own.current?.focus();
  }, [takesFocus]);

  return (
    <section
      {...rest}
      ref={mergedRef}
      aria-labelledby={headingId}
      tabIndex={-1}
      className={classNames(styles.summary, className)}
      data-component="ErrorSummary"
    >
      <AlertCircleIcon className={styles.icon} />
      <div className={styles.words}>
        <Title id={headingId} className={styles.heading}>
          {heading ?? texts.heading({ count: errors.length })}
        </Title>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId} className={styles.entry}>
              <a
                href={`#${fieldId}`}
                className={`${link} ${variants.standalone}`}
                onClick={(event) => goTo(event, fieldId)}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});

function goTo(event: MouseEvent, fieldId: string): void {
  const control = rootOf(event.currentTarget).getElementById(fieldId);
  // Without such a control the link stays a link, and the address says where it wanted to go.
  if (!control) return;
  event.preventDefault();
  focusField(control);
}
