import { Button } from '@aarambh/ui/Button';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tabs, type TabItem } from '@aarambh/ui/Tabs';
import { VisuallyHidden } from '@aarambh/ui/VisuallyHidden';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { useAccess, useTranslation } from '../host/hooks.ts';
import { FailureAlert, Retry } from '../host/parts.tsx';
import type { Resource } from '../declare/resource.ts';
import { Loading } from './Loading.tsx';
import { PartDetails } from './PartDetails.tsx';
import { ReadingFailure } from './ReadingFailure.tsx';
import { RecordFacts } from './RecordFacts.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import type { RecordAddress } from '../list/useListAddress.ts';
import type { RecordState } from './useRecord.ts';
import { useRecordKeys } from '../list/searchKey.ts';
import * as styles from './RecordDetails.css.ts';
import { useRecordActions, type Ask } from '../actions/useRecordActions.ts';

interface RecordDetailsProps {
  readonly resource: Resource;
  readonly address: RecordAddress;
  readonly record: RecordState;
  readonly isOnline: boolean;
  readonly onAsk: Ask;
  /** Takes the focus when the button that had it is no longer offered. */
  readonly headingRef: RefObject<HTMLElement | null>;
  /** Whether it stands on a page of its own, below the record's name as its first heading. @default false, in a drawer */
  readonly isPage?: boolean;
}

/** What is known of a record, what was done to it, and what can be done with it. */
export function RecordDetails({
  resource,
  address,
  record,
  isOnline,
  onAsk,
  headingRef,
  isPage = false,
}: RecordDetailsProps) {
  const { t } = useTranslation();
  const access = useAccess();
  const actions = useRecordActions(resource, address, onAsk);
  const { data: row, error } = record;
  const offered = row === undefined ? [] : actions.of(row).filter(({ id }) => id !== 'view');
  const letterOf = (id: string): string | undefined =>
    resource.actions.own?.find((action) => action.id === id)?.letter;
  const keyed = offered.flatMap(({ id }) => {
    const letter = letterOf(id);
    return letter === undefined || row === undefined || !isOnline
      ? []
      : [[letter, () => actions.run(id, row)] as const];
  });
  const hasKeys = useRecordKeys(Object.fromEntries(keyed), isPage);
  useKeptFocus(offered.map(({ id }) => id).join(' '), headingRef);
  // Somebody may be writing below what is shown: it stays when reading it again fails, unless it is no longer to be seen.
  if (error !== null && (row === undefined || error.status === 403 || error.status === 404)) {
    const title = error.status === 403 ? t('resources.noAccess') : t('resources.recordFailed');
    return <ReadingFailure title={title} reading={record} error={error} />;
  }
  if (row === undefined) return <Loading />;
  const more = resource.tabs.filter(({ needs, scopes }) => access.may(needs, scopes));
  const parts = resource.parts.filter(({ needs }) => access.may(needs));
  const tabs: TabItem[] = [
    {
      id: 'details',
      label: t('resources.details'),
      content: <RecordFacts resource={resource} row={row} />,
    },
    ...parts.map((part) => ({
      id: part.id,
      label: t(part.label),
      content: <PartDetails part={part} id={row.id} address={address} isOnline={isOnline} />,
    })),
    ...more.map(({ id, label, Content }) => ({
      id,
      label: t(label),
      content: (
        <Suspense fallback={<Loading />}>
          <Content id={row.id} row={row} />
        </Suspense>
      ),
    })),
    ...(resource.hasHistory
      ? [
          {
            id: 'history',
            label: t('resources.history'),
            content: <RecordHistory resource={resource} row={row} />,
          },
        ]
      : []),
  ];
  return (
    <Stack gap="md">
      <FailureAlert error={error} takesFocus={false} action={<Retry onRetry={record.refetch} />} />
      <Inline>
        {offered.map(({ id, label }) => (
          <Button
            key={id}
            size="sm"
            variant={id === 'edit' ? 'primary' : 'secondary'}
            disabled={!isOnline}
            aria-keyshortcuts={hasKeys ? letterOf(id) : undefined}
            onClick={() => actions.run(id, row)}
          >
            {label}
            {hasKeys && letterOf(id) !== undefined && (
              <kbd className={styles.letter} aria-hidden>
                {letterOf(id)}
              </kbd>
            )}
          </Button>
        ))}
      </Inline>
      <Tabs
        label={resource.nameOf(row)}
        value={address.tab ?? 'details'}
        onChange={(tab) => address.go({ tab: tab === 'details' ? null : tab }, { replace: true })}
        items={isPage ? tabs.map(withHeading) : tabs}
      />
    </Stack>
  );
}

/** The parts of a tab begin at the third level, below the title of a drawer; on a page the tab is the second. */
const withHeading = ({ content, ...tab }: TabItem): TabItem => ({
  ...tab,
  content: (
    <>
      <Heading level={2}>
        <VisuallyHidden>{tab.label}</VisuallyHidden>
      </Heading>
      {content}
    </>
  ),
});

/** Gives the focus to the heading when other buttons are offered than before, and the one that had it is gone. */
function useKeptFocus(buttons: string, headingRef: RefObject<HTMLElement | null>): void {
  const before = useRef(buttons);
  useEffect(() => {
    const isNew = before.current !== '' && before.current !== buttons;
    before.current = buttons;
    if (isNew && document.activeElement === document.body) headingRef.current?.focus();
  }, [buttons, headingRef]);
}
