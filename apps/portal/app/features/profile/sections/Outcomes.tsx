import type { components } from '@aarambh/api-client';
import { outcomeForm } from '@aarambh/forms';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { outcomeKindTexts, outcomeStateTexts, outcomeStateTones } from '#app/words/outcomes.ts';
import { bodyOf, erased } from '../erasedForm.ts';
import { ListSection } from '../ListSection.tsx';
import { ProofUpload } from './ProofUpload.tsx';
import { useProofs } from './useProofs.ts';

type Outcome = components['schemas']['Outcome'];

const definition = erased({ ...outcomeForm, fromEntry: outcomeForm.fromRecord });
const below = { documentImageID: ProofUpload };

/** What came of the candidate's studies: offers of the platform by themselves, and what the candidate reports with a proof. */
export function Outcomes() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(
    queries().queryOptions('get', '/outcome/own', { params: { query: { pageSize: 100 } } }),
  );
  const { options, names } = useProofs();
  return (
    <ListSection
      name="outcomes"
      definition={definition}
      entries={data?.data.outcome}
      {...{ error, isPending }}
      refetch={async () => (await refetch()).data?.data.outcome}
      keyOf={({ id }) => id}
      titleOf={({ kind, organisation }) => `${organisation}: ${t(outcomeKindTexts[kind])}`}
      inTitle={['kind', 'organisation']}
      isLocked={({ mayChange }) => mayChange === false}
      Notice={OutcomeStanding}
      names={names}
      choices={() => ({ options: { documentImageID: options }, below })}
      save={(entry) =>
        (written, rowVersion = 1, signal) =>
          entry === undefined
            ? call((api) => api.POST('/outcome/own', { body: bodyOf('OutcomeReport', written), signal }))
            : call((api) =>
                api.PUT('/outcome/own/{id}', {
                  params: { path: { id: entry.id } },
                  body: bodyOf('OutcomeUpdate', { ...written, rowVersion }),
                  signal,
                }),
              )
        }
      remove={({ id }) => call((api) => api.DELETE('/outcome/own/{id}', { params: { path: { id } } }))}
    />
  );
}

/** Where an outcome stands with the placement office, and whether it is the one that counts. */
function OutcomeStanding({ entry: { state, isFinal, reason } }: { readonly entry: Outcome }) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <Inline>
        <Tag tone={outcomeStateTones[state]}>{t(outcomeStateTexts[state])}</Tag>
        {isFinal && <Tag tone="info">{t('profile.outcomes.counts')}</Tag>}
      </Inline>
      {state === 'Sent back' && reason && <Text>{t('profile.outcomes.sentBack', { reason })}</Text>}
    </Stack>
  );
}
