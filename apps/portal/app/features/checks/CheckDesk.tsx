import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { useAction } from '#app/screen/useAction.ts';
import { call } from '#app/session/call.ts';
import { partKey, shownParts, type ShownPart } from './checkedParts.ts';
import { documentQuery, profileQuery } from './checkQueries.ts';
import { StudentCheck } from './StudentCheck.tsx';
import { useCheckQueue, type CheckFilters, type CheckItem } from './useCheckQueue.ts';

type Verdict = components['schemas']['ReviewVerdict'];

/** A verdict that can be taken back. */
interface Judged {
  readonly item: CheckItem;
  readonly parts: CheckItem['parts'];
  readonly shown: readonly ShownPart[];
  readonly verdict: Verdict;
}

/** Profiles that are read ahead, with their documents. */
const ahead = 3;

/** One profile after the other, until nothing waits. */
export function CheckDesk({ filters }: { readonly filters: CheckFilters }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useQueryClient();
  const { reading, items, left, settle, restore, skip } = useCheckQueue(filters);
  const [judged, setJudged] = useState<readonly Judged[]>([]);
  const [moves, setMoves] = useState(0);
  const [begun] = useState(() => Date.now());
  const [seconds, setSeconds] = useState(0);
  const [item] = items;
  const userID = item?.userID ?? '';
  const profile = useQuery({ ...profileQuery(userID), enabled: item !== undefined });
  const nextIDs = items.slice(1, 1 + ahead).map((each) => each.userID);
  const coming = nextIDs.join();

  useEffect(() => {
    for (const id of coming.split(',').filter(Boolean)) {
      void readAhead(client, id);
    }
  }, [client, coming]);

  const undoing = useAction(
    ({ item: { userID: id }, shown }: Judged) =>
      call((api) =>
        api.PUT('/student/check/undo', { body: { userID: id, parts: shown.map((each) => each.judged) } }),
      ),
    {
      onDone: (_data, last) => {
        setJudged((all) => all.filter((each) => each !== last));
        setMoves((count) => count + 1);
        restore(last.item, last.parts);
      },
      onFailed: (error) => {
        setJudged([]);
        tellFailure(error);
      },
    },
  );
  const last = judged.at(-1);
  const undo = last === undefined ? undefined : () => undoing.run(last);

  if (reading.error !== null) {
    return <ReadingFailure level={2} title={t('checks.failed')} reading={reading} error={reading.error} />;
  }
  if (reading.data === undefined) return <Loading />;
  const said = last && t(`checks.said.${last.verdict}`, { name: last.item.name });
  return (
    <Stack gap="md">
      <Inline justify="between">
        <Text as="span">{t('checks.left', { count: left, total: formats.number(left) })}</Text>
        {judged.length > 0 && (
          <Text as="span" tone="muted">
            {t('checks.pace', { count: judged.length, seconds: formats.number(seconds) })}
          </Text>
        )}
      </Inline>
      <output>{said}</output>
      {item === undefined && (
        <EmptyState title={t('checks.none')}>
          {t('checks.noneText')}
          {undo && (
            <Button variant="secondary" size="sm" onClick={undo}>
              {t('checks.undo')}
            </Button>
          )}
        </EmptyState>
      )}
      {item !== undefined && profile.error !== null && (
        <ReadingFailure level={2} title={t('checks.failed')} reading={profile} error={profile.error} />
      )}
      {item !== undefined && profile.data === undefined && profile.error === null && <Loading />}
      {item !== undefined && profile.data !== undefined && (
        <StudentCheck
          key={`${userID} ${moves}`}
          item={item}
          parts={shownParts(profile.data, item.parts, { t, formats })}
          programName={profile.data.student.programName ?? ''}
          takesFocus={moves > 0}
          onJudged={(shown, verdict) => {
            const parts = item.parts.filter((part) => shown.some(({ key }) => key === partKey(part)));
            const all = [...judged, { item, parts, shown, verdict }];
            setJudged(all);
            setSeconds(Math.round((Date.now() - begun) / 100 / all.length) / 10);
            setMoves(moves + 1);
            settle(item, parts);
          }}
          onStale={async () => {
            await Promise.all([
              client.invalidateQueries({ queryKey: profileQuery(userID).queryKey }),
              reading.refetch(),
            ]);
          }}
          onSkip={() => {
            setMoves(moves + 1);
            skip();
          }}
          onUndo={undo}
        />
      )}
    </Stack>
  );
}

/** Reads a profile and its documents before their turn; what fails is read again then, and says so. */
async function readAhead(client: QueryClient, userID: string): Promise<void> {
  await client.prefetchQuery(profileQuery(userID));
  const { education = [] } = client.getQueryData(profileQuery(userID).queryKey) ?? {};
  const documents = education.flatMap(({ proofImageID }) => proofImageID ?? []);
  await Promise.all(documents.map((id) => client.prefetchQuery(documentQuery(id))));
}
