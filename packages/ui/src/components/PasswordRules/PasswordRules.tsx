import { withRef } from '../../hooks/withRef.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, useRef } from 'react';
import * as en from '../../messages/english/passwordRules.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { CheckIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { list, met, open, rule, rules as rulesClass } from './PasswordRules.css.ts';

/** One requirement; whether it is met is for the form's rules to say. */
export type PasswordRule = { readonly id: string; readonly label: string; readonly isMet: boolean };

export type PasswordRulesProps = RootProps<'div'> & {
  /** All requirements, in a fixed order. */
  readonly rules: readonly PasswordRule[];
  /** Pass the same id to the field's `aria-describedby`, so that the requirements are heard before typing. */
  readonly id?: string;
  readonly messages?: Partial<UiMessages['passwordRules']>;
};

/** How long nobody must type before the summary is announced, in milliseconds. */
const summaryPause = 1000;

/** What a new password needs, shown before typing, each requirement with its state in words and as a mark. */
export const PasswordRules = withRef(function PasswordRules({
  rules,
  messages,
  className,
  ...rest
}: PasswordRulesProps) {
  const texts = useMessages('passwordRules', en.passwordRules, messages);
  const announce = useAnnounce();
  const metCount = rules.filter((item) => item.isMet).length;
  const summary = texts.summary({ met: metCount, total: rules.length });
  const announced = useRef(summary);
  useEffect(() => {
    if (announced.current === summary) return undefined;
    const timer = setTimeout(() => {
      announced.current = summary;
      announce(summary);
    }, summaryPause);
    return () => clearTimeout(timer);
  }, [announce, summary]);
  return (
    <div {...rest} className={classNames(rulesClass, className)} data-component="PasswordRules">
      <p>{texts.heading}</p>
      <ul className={list}>
        {rules.map((item) => (
          <li key={item.id} className={classNames(rule, item.isMet && met)} data-met={item.isMet}>
            {item.isMet ? <CheckIcon size="sm" /> : <span className={open} aria-hidden="true" />}
            <span>
              <VisuallyHidden>{item.isMet ? texts.met : texts.unmet}</VisuallyHidden> {item.label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
});
