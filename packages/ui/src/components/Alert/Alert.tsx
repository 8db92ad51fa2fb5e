import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, useId, useImperativeHandle, useRef, type ReactNode } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { withRef } from '../../hooks/withRef.ts';
import type { UiMessages } from '../../messages/index.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { AlertFace } from './AlertFace.tsx';
import type { AlertTone } from './alertTone.ts';

export type AlertProps = RootProps<'div', 'title'> & {
  readonly tone: AlertTone;
  /** A short heading over the text. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
  /** A button or link after the text. */
  readonly action?: ReactNode;
  /** Shows a button that dismisses; the owner takes the alert away. */
  readonly onDismiss?: () => void;
  /**
   * Whether a screen reader says the text when the alert appears or its text changes. An alert that the page came
   * with is never said: it is read in its place. @default true
   */
  readonly isAnnounced?: boolean;
  /** Moves the focus to the alert when it appears, for news that must be read before anything else. @default false */
  readonly focusOnMount?: boolean;
  readonly messages?: Partial<UiMessages['alert']>;
};

/**
 * A message in the page, beside what it is about. For one that leaves by itself or concerns no place of the page, raise it with
 * `alerts`.
 */
export const Alert = withRef(function Alert({
  isAnnounced = true,
  focusOnMount = false,
  ref,
  ...face
}: AlertProps) {
  const { tone } = face;
  const announce = useLatest(useAnnounce());
  const rootRef = useRef<HTMLDivElement>(null);
  const textId = useId();
  const isHydrated = useIsHydrated();
  const cameWithPage = useRef(!isHydrated);
  const said = useRef('');
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => rootRef.current, []);

  useEffect(() => {
    if (focusOnMount) rootRef.current?.focus();
  }, [focusOnMount]);

  useEffect(() => {
    const text = rootRef.current?.querySelector('[data-part="text"]')?.textContent.trim() ?? '';
    const isNew = text !== said.current;
    said.current = text;
    // What takes the focus is read because of that.
    const isSilent = cameWithPage.current || focusOnMount || !isAnnounced;
    cameWithPage.current = false;
    if (isNew && !isSilent) announce.current(text, tone === 'danger' ? 'assertive' : 'polite');
  });

  return (
    <AlertFace
      {...face}
      ref={rootRef}
      textId={textId}
      data-component="Alert"
      {...(focusOnMount && { role: 'group', 'aria-labelledby': textId, tabIndex: -1 })}
    />
  );
});
