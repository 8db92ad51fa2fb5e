import { askForVisit, enterVisit } from '@aarambh/api-client/operations';
import { parameterReader } from '@aarambh/records/data';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useSearchParams } from 'react-router';
import { AccessContext, useIsAllowed } from '#app/access/access.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useUser } from '#app/screen/useUser.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { stateTones, visitsQuery, type Visit } from './visitsQuery.ts';
import { VisitDialog } from './VisitDialog.tsx';
import { WishDialog } from './WishDialog.tsx';

const isText = (text: string): boolean => text !== '' && text.length <= 64;

/** Companies that want to come or come to an institute. Which of them is open, and whether one asks, stands in the address, where news and jobs lead. */
export function Visits() {
  const { t } = useTranslation();
  const { scope } = use(AccessContext);
  const { parentEntityID } = useUser();
  const mayAsk = useIsAllowed(askForVisit) && scope === 'company';
  const mayEnter = useIsAllowed(enterVisit) && scope === 'institute' && parentEntityID !== null;
  const [parameters, setParameters] = useSearchParams();
  const { read } = parameterReader(parameters);
  const { data } = useQuery(visitsQuery());
  const go = (to: Readonly<Record<string, string>>): void =>
    setParameters(
      (before) => {
        for (const name of ['visit', 'ask', 'job', 'enter']) before.delete(name);
        for (const [name, value] of Object.entries(to)) before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const visits = data?.data.visit ?? [];
  const open = read('visit', isText);
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Inline justify="between">
          <Heading level={2} size="sm">
            {t('calendar.visits.title')}
          </Heading>
          {mayAsk && (
            <Button variant="secondary" size="sm" onClick={() => go({ ask: 'any' })}>
              {t('calendar.visits.ask')}
            </Button>
          )}
          {mayEnter && (
            <Button variant="secondary" size="sm" onClick={() => go({ enter: 'yes' })}>
              {t('calendar.visits.enter')}
            </Button>
          )}
        </Inline>
        {data?.data.isCut === true && <Alert tone="warning">{t('calendar.visits.cut')}</Alert>}
        {visits.length === 0 ? (
          <Text tone="muted">{t(mayAsk ? 'calendar.visits.noneCompany' : 'calendar.visits.none')}</Text>
        ) : (
          <List kind="divided" label={t('calendar.visits.title')}>
            {visits.map((visit) => (
              <ListItem key={visit.id}>
                <VisitLine visit={visit} onOpen={() => go({ visit: visit.id })} />
              </ListItem>
            ))}
          </List>
        )}
      </Stack>
      <VisitDialog id={open === '' ? null : open} onClose={() => go({})} />
      {mayEnter && (
        <EntryDialog isOpen={parameters.has('enter')} instituteID={parentEntityID} onClose={() => go({})} />
      )}
      {mayAsk && (
        <WishDialog
          isOpen={parameters.has('ask')}
          instituteID={read('ask', (text) => isText(text) && text !== 'any')}
          jdID={read('job', isText)}
          onClose={() => go({})}
        />
      )}
    </Card>
  );
}

function VisitLine({ visit, onOpen }: { readonly visit: Visit; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { scope } = use(AccessContext);
  const { companyName, instituteName, state, day, hall, wantedDays } = visit;
  const names = { company: companyName, institute: instituteName };
  const name = scope === 'company' ? instituteName : companyName;
  const when =
    day === undefined
      ? t('calendar.visits.wants', { days: wantedDays.map((each) => formats.day(each)).join(' · ') })
      : [formats.weekday(day), hall].filter(Boolean).join(', ');
  return (
    <Stack gap="xxs">
      <Inline justify="between">
        <Text as="span" weight="medium">
          {scope === 'company' || scope === 'institute' ? name : t('calendar.visits.of', names)}
        </Text>
        <Tag tone={stateTones[state]}>{t(`calendar.visits.states.${state}`)}</Tag>
      </Inline>
      <Inline justify="between">
        <Text as="span">{when}</Text>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('calendar.visits.openOne', { name: `${name}, ${when}` })}
          onClick={onOpen}
        >
          {t('calendar.visits.open')}
        </Button>
      </Inline>
    </Stack>
  );
}
