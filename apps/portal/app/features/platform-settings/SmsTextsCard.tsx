import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { languages } from '#app/config/languages.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { requestIdOf } from '#app/session/requestIdOf.ts';
import { SmsTextDialog } from './SmsTextDialog.tsx';
import { smsTextsQuery } from './smsTextsQuery.ts';

type Template = components['schemas']['SMSTemplate'];

const languageNamed = (locale: Template['locale']): string =>
  languages.find(({ code }) => code === locale)?.name ?? locale;

/** The texts of SMS in every language, with the template id and header by which Indian networks know each. */
export function SmsTextsCard() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(smsTextsQuery());
  const [changed, setChanged] = useState<Template | null>(null);
  const templates = data?.data.smsText ?? [];
  const missing = templates.filter(({ templateID }) => templateID === null).length;
  const names = ({ text, locale }: Template) => ({
    text: t(`settings.smsTexts.texts.${text}`),
    language: languageNamed(locale),
  });
  return (
    <Stack gap="sm" id="smsTexts">
      <Heading level={2}>{t('settings.smsTexts.title')}</Heading>
      <Text tone="muted">{t('settings.smsTexts.lead')}</Text>
      {data && (
        <Text>
          {missing === 0
            ? t('settings.smsTexts.complete')
            : t('settings.smsTexts.missing', { count: missing })}
        </Text>
      )}
      <Card padding="none">
        <Table<Template>
          caption={t('settings.smsTexts.title')}
          rows={templates}
          getRowId={({ text, locale }) => `${text} ${locale}`}
          isLoading={isPending}
          loadingRows={5}
          error={
            error && (
              <ErrorState
                requestId={requestIdOf(error)}
                title={t('settings.smsTexts.failed')}
                level={3}
                onRetry={() => void refetch()}
              >
                <FailureWords error={error} />
              </ErrorState>
            )
          }
          columns={[
            {
              id: 'text',
              header: t('settings.smsTexts.text'),
              isRowHeader: true,
              renderCell: (template) => names(template).text,
            },
            {
              id: 'language',
              header: t('settings.smsTexts.language'),
              renderCell: ({ locale }) => <span lang={locale}>{languageNamed(locale)}</span>,
            },
            {
              id: 'registration',
              header: t('settings.smsTexts.registration'),
              renderCell: ({ templateID, header }) =>
                templateID === null ? (
                  <Tag tone="warning">{t('settings.smsTexts.none')}</Tag>
                ) : (
                  `${templateID}, ${header ?? ''}`
                ),
            },
            {
              id: 'action',
              header: t('settings.smsTexts.action'),
              renderCell: (template) => {
                const verb = template.templateID === null ? 'enter' : 'change';
                return (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t(`settings.smsTexts.${verb}Named`, names(template))}
                    onClick={() => setChanged(template)}
                  >
                    {t(`settings.smsTexts.${verb}`)}
                  </Button>
                );
              },
            },
          ]}
        />
      </Card>
      {changed !== null && (
        <SmsTextDialog
          template={changed}
          name={Object.values(names(changed)).join(', ')}
          usualHeader={templates.find(({ header }) => header !== null)?.header ?? ''}
          onClose={() => setChanged(null)}
        />
      )}
    </Stack>
  );
}
