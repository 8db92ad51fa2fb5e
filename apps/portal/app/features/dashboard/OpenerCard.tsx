import type { components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { openerText } from './openerText.ts';

type Opener = components['schemas']['DashboardOpener'];

/** The one thing that would open most jobs; who only waits for it has nothing to press. */
export function OpenerCard({ opener }: { readonly opener: Opener }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Card padding="md">
      <Inline justify="between" gap="sm">
        <Text>{openerText(opener, formats, t)}</Text>
        {opener.by !== 'approval' && (
          <LinkButton href={opener.link} variant="secondary" size="sm">
            {t(`dashboard.opener.act.${opener.by}`)}
          </LinkButton>
        )}
      </Inline>
    </Card>
  );
}
