import type { components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Text } from '@aarambh/ui/Text';
import type { TFunction } from 'i18next';
import { rupees } from '../../../i18n/rupees.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';

type Opener = components['schemas']['DashboardOpener'];

/** `With no live backlog: 4 more jobs, up to ₹9,60,000 a year.` */
export function openerText({ by, jobs, ctcMaxPaise }: Opener, language: string, t: TFunction): string {
  return [
    t(`dashboard.opener.${by}`),
    ctcMaxPaise === null
      ? t('dashboard.opener.jobs', { count: jobs })
      : t('dashboard.opener.jobsPay', { count: jobs, pay: rupees(ctcMaxPaise, language) }),
  ].join(' ');
}

/** The one thing that would open most jobs; who only waits for it has nothing to press. */
export function OpenerCard({ opener }: { readonly opener: Opener }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Card padding="md">
      <Inline justify="between" gap="sm">
        <Text>{openerText(opener, language, t)}</Text>
        {opener.by !== 'approval' && (
          <LinkButton href={opener.link} variant="secondary" size="toolbar">
            {t(`dashboard.opener.act.${opener.by}`)}
          </LinkButton>
        )}
      </Inline>
    </Card>
  );
}
