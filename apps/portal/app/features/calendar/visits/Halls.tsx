import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { hallsQuery } from './visitsQuery.ts';

/** Which halls of the own institute are free on a day, and what is in the others. */
export function Halls({ day }: { readonly day: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data } = useQuery(hallsQuery(day));
  const halls = data?.data.hall;
  const title = t('calendar.visits.halls', { day: formats.day(day) });
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Heading level={2} size="sm">
          {title}
        </Heading>
        {halls?.length === 0 && <Text tone="muted">{t('calendar.visits.noHalls')}</Text>}
        {halls !== undefined && halls.length > 0 && (
          <List kind="divided" label={title}>
            {halls.map(({ name, use }) => (
              <ListItem key={name}>
                <Stack gap="xxs">
                  <Inline justify="between">
                    <Text as="span" weight="medium">
                      {name}
                    </Text>
                    <Tag tone={use.length === 0 ? 'success' : 'warning'}>
                      {t(use.length === 0 ? 'calendar.visits.isFree' : 'calendar.visits.isTaken')}
                    </Tag>
                  </Inline>
                  {use.map(({ kind, name: round, companyName, startsAt = '', endsAt = '' }, index) => (
                    <Text key={index} as="span" tone="muted">
                      {kind === 'Visit'
                        ? t('calendar.visits.visitOf', { company: companyName })
                        : t('calendar.visits.round', {
                            name: round,
                            company: companyName,
                            from: formats.time(startsAt),
                            to: formats.time(endsAt),
                          })}
                    </Text>
                  ))}
                </Stack>
              </ListItem>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
