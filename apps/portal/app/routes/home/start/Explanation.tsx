import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/** How something works, in a few plain steps. */
export function Explanation({ topic }: { readonly topic: 'eligibility' | 'credits' }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <Card as="section" padding="md" aria-labelledby={heading}>
      <Stack gap="sm">
        <Heading level={2} id={heading}>
          {t(`home.${topic}.title`)}
        </Heading>
        <List kind="numbered" labelledBy={heading}>
          <ListItem>{t(`home.${topic}.first`)}</ListItem>
          <ListItem>{t(`home.${topic}.second`)}</ListItem>
          <ListItem>{t(`home.${topic}.third`)}</ListItem>
        </List>
      </Stack>
    </Card>
  );
}
