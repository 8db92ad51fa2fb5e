import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { Checkbox } from '@aarambh/ui/Checkbox';
import { List, ListItem } from '@aarambh/ui/List';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import { useRoundWork } from './useRoundWork.ts';

type SelectionStage = components['schemas']['SelectionStage'];

interface PlacesProps {
  readonly jdID: string;
  readonly places: components['schemas']['Places'];
  readonly mayPlan: boolean;
  /** Whether offers are the next thing to do: no open round stands above them with a main button of its own. */
  readonly isNext: boolean;
}

/** The list of those who have passed the last round, where all of them are offered the job by one form. */
const readyOf = (jdID: string): string =>
  new URLSearchParams({ jdID, stage: 'Ready for an offer' satisfies SelectionStage }).toString();

/** How many may still be chosen, and who waits for a place, the next one first. */
export function Places({ jdID, places, mayPlan, isNext }: PlacesProps) {
  const { t } = useTranslation();
  const { mutate, isPending, variables, error } = useRoundWork(
    (offersNext: boolean) =>
      dataOf(api().PUT('/round/waiting/{id}', { params: { path: { id: jdID } }, body: { offersNext } })),
    ({ places: { offersNext } }) =>
      alerts.success(t(offersNext ? 'drive.offersNextOn' : 'drive.offersNextOff')),
  );
  const { openings, taken, open, ready, waiting } = places;
  return (
    <Card>
      <Stack gap="sm">
        <Heading level={2}>{t('drive.waiting')}</Heading>
        {openings !== null && open !== null && (
          <Text>{t('drive.places', { openings, taken, count: open })}</Text>
        )}
        {ready > 0 && (
          <Inline>
            <Text>{t('drive.ready', { count: ready })}</Text>
            <LinkButton
              size="sm"
              variant={isNext ? 'primary' : 'secondary'}
              href={`/eligible-students?${readyOf(jdID)}`}
            >
              {t(mayPlan ? 'drive.readyOffer' : 'drive.readySee')}
            </LinkButton>
          </Inline>
        )}
        {waiting.length === 0 ? (
          <Text tone="muted">{t('drive.nobodyWaits')}</Text>
        ) : (
          <List kind="numbered">
            {waiting.map(({ applicationID, name, roundName }) => (
              <ListItem key={applicationID}>{t('drive.waitsAfter', { name, round: roundName })}</ListItem>
            ))}
          </List>
        )}
        {mayPlan && (
          <>
            <FailureAlert error={isApiError(error) ? error : null} />
            <Checkbox
              label={t('drive.offersNext')}
              hint={t('drive.offersNextHint')}
              checked={isPending ? variables : places.offersNext}
              onChange={(offersNext) => mutate(offersNext)}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
