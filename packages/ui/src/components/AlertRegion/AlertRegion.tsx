import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { alert as alertEnglish } from '../../messages/english/alert.ts';
import { alertRegion as alertRegionEnglish } from '../../messages/english/alertRegion.ts';
import { pageEnd } from '../../dom/roots.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useHolder } from '../../hooks/useHolder.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useModalDialog, useRoot } from '../../hooks/useModalDialog.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { AlertFace } from '../Alert/AlertFace.tsx';
import { useAnnounce } from '../Announcer/index.ts';
import { showOnTop } from '../Popover/topLayer.ts';
import * as styles from './AlertRegion.css.ts';
import { alerts, getServerSnapshot, wordsNow, type AlertEntry, type AlertQueue } from './alertQueue.ts';
import { ChangingWords } from './ChangingWords.tsx';
import { useFreePlace } from './useFreePlace.ts';
import { alertIdAttribute, useRegionFocus } from './useRegionFocus.ts';
import { useSwipe } from './useSwipe.ts';

export type AlertRegionProps = RootProps<
  'section',
  'aria-label' | 'onBlur' | 'onFocus' | 'onPointerEnter' | 'onPointerLeave' | 'tabIndex'
> & {
  /** The alerts to show. @default the shared `alerts` */
  readonly queue?: AlertQueue;
  /** For people who need longer: no alert leaves by itself. @default false */
  readonly keepsUntilDismissed?: boolean;
  readonly messages?: Partial<UiMessages['alertRegion']>;
};

/** What is true of the whole window and stops the clocks. */
function useWindowPauses(queue: AlertQueue): void {
  useEffect(() => {
    const onVisibility = (): void => {
      if (document.hidden) queue.pause('hidden');
      else queue.resume('hidden');
    };
    const onBlur = (): void => queue.pause('blur');
    const onFocus = (): void => queue.resume('blur');
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', onFocus);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('focus', onFocus);
      for (const reason of ['hidden', 'blur']) queue.resume(reason);
    };
  }, [queue]);
}

/** Reads out what is new: failures at once, the rest when the reader pauses. */
function useSpokenAlerts(visible: readonly AlertEntry[]): void {
  const words = useMessages('alert', alertEnglish);
  const announce = useAnnounce();
  const said = useRef(new Map<string, number>());
  useEffect(() => {
    const before = said.current;
    said.current = new Map(visible.map(({ id, revision }) => [id, revision]));
    for (const { id, revision, tone, title, message } of visible) {
      if (before.get(id) === revision) continue;
      const heading = wordsNow(title);
      const text = [words[tone], heading && `${heading}.`, wordsNow(message)].filter(Boolean).join(' ');
      announce(text, tone === 'danger' ? 'assertive' : 'polite');
    }
  }, [visible, words, announce]);
}

/**
 * Shows the alerts that the app raises, over everything else and without taking the focus. Once in an app, inside
 * Provider. What is read out goes through the live regions of Provider; this is what is seen and reached.
 */
export const AlertRegion = withRef(function AlertRegion({
  queue = alerts,
  keepsUntilDismissed = false,
  messages: messageOverrides,
  className,
  style,
  ref,
  ...rest
}: AlertRegionProps) {
  const messages = useMessages('alertRegion', alertRegionEnglish, messageOverrides);
  const { visible: raised, waiting } = useSyncExternalStore(
    queue.subscribe,
    queue.getSnapshot,
    getServerSnapshot,
  );
  const placeRef = useRef<HTMLTemplateElement>(null);
  const root = useRoot(placeRef);
  const dialog = useModalDialog(root);
  // Not where it is written: that part of the page may lie inert below a panel or a native dialog that is open already.
  const holder = useHolder(root && (dialog ?? pageEnd(root)), true);
  const visible = holder ? raised : none;
  const regionRef = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(regionRef, ref);
  const isEmpty = visible.length === 0;
  useClientLayoutEffect(() => {
    // A native dialog may cut off what it holds. Before the place is measured: what does not show has none.
    if (dialog && regionRef.current && !isEmpty) showOnTop(regionRef.current);
  }, [dialog, holder, isEmpty]);
  const focus = useRegionFocus(regionRef, visible);
  const place = useFreePlace(regionRef, visible);
  useWindowPauses(queue);
  useSpokenAlerts(visible);
  useEffect(() => queue.show(), [queue]);
  useEffect(() => queue.keepUntilDismissed(keepsUntilDismissed), [queue, keepsUntilDismissed]);

  useEffect(() => {
    // A region that has gone from under the pointer hears no more of it.
    if (isEmpty) for (const reason of ['hover', 'focus']) queue.resume(reason);
  }, [queue, isEmpty]);

  const region = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices whether someone is here
    <section
      {...rest}
      ref={mergedRef}
      className={classNames(styles.region, className)}
      style={{ ...style, ...place }}
      aria-label={messages.label({ count: visible.length + waiting })}
      tabIndex={-1}
      data-component="AlertRegion"
      popover={dialog ? 'manual' : undefined}
      onPointerEnter={() => queue.pause('hover')}
      onPointerLeave={() => queue.resume('hover')}
      onFocus={(event) => {
        queue.pause('focus');
        focus.onFocus(event);
      }}
      onBlur={(event) => {
        queue.resume('focus');
        focus.onBlur(event);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told */}
      <ul role="list" className={styles.list}>
        {visible.map((alert) => (
          <RegionAlert
            key={alert.id}
            alert={alert}
            messages={messages}
            onDismiss={() => queue.dismiss(alert.id)}
          />
        ))}
      </ul>
    </section>
  );
  return (
    <>
      <template ref={placeRef} />
      {holder && !isEmpty && createPortal(region, holder)}
    </>
  );
});

const none: readonly AlertEntry[] = [];

type RegionAlertProps = {
  readonly alert: AlertEntry;
  readonly messages: UiMessages['alertRegion'];
  readonly onDismiss: () => void;
};

function RegionAlert({ alert, messages, onDismiss }: RegionAlertProps) {
  const { dismiss } = useMessages('alert', alertEnglish);
  const title = wordsNow(alert.title);
  const swipe = useSwipe(onDismiss);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // The panel or dialog below stays open.
    event.preventDefault();
    onDismiss();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button in it does the same for everybody else
    <li {...{ [alertIdAttribute]: alert.id }} className={styles.item} {...swipe} onKeyDown={onKeyDown}>
      <AlertFace
        tone={alert.tone}
        title={title}
        className={styles.raised}
        onDismiss={onDismiss}
        dismissLabel={`${dismiss}: ${title ?? wordsNow(alert.message)}`}
        action={
          alert.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                alert.action?.onClick();
                onDismiss();
              }}
            >
              {alert.action.label}
            </button>
          )
        }
      >
        <ChangingWords words={alert.message} until={alert.changesUntil} />
        {alert.count > 1 && <span className={styles.count}>{messages.times({ count: alert.count })}</span>}
      </AlertFace>
    </li>
  );
}
