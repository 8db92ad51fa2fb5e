import type { components } from '@aarambh/api-client';
import { Heading } from '@aarambh/ui/Heading';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** What has become of each part of a JSON Resume: what was taken, and what was left out and why. */
export function ImportReport({ report }: { readonly report: components['schemas']['ResumeReport'] }) {
  const { t } = useTranslation();
  const { taken, left } = report;
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <Heading level={3} size="sm">
          {t('cv.json.taken')}
        </Heading>
        {taken.length === 0 ? (
          <Text tone="muted">{t('cv.json.nothing')}</Text>
        ) : (
          <List kind="bulleted" label={t('cv.json.taken')}>
            {taken.map(({ sectionKey, titles }) => (
              <ListItem key={sectionKey}>
                {[t(`forms.cv section ${sectionKey}`), titles.join(', ')].filter(Boolean).join(': ')}
              </ListItem>
            ))}
          </List>
        )}
      </Stack>
      {left.length > 0 && (
        <Stack gap="xs">
          <Heading level={3} size="sm">
            {t('cv.json.left')}
          </Heading>
          <List kind="bulleted" label={t('cv.json.left')}>
            {left.map(({ title, reason, message }) => (
              <ListItem key={`${title} ${reason}`}>
                <Text as="span" weight="bold">
                  {title}
                </Text>
                : {message}
              </ListItem>
            ))}
          </List>
        </Stack>
      )}
    </Stack>
  );
}
