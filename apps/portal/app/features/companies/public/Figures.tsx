import { Card } from '@aarambh/ui/Card';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import type { ReactNode } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { CompanyProfile } from './companyProfile.ts';

interface FiguresProps {
  readonly company: CompanyProfile;
}

/** By season: the pay that its jobs named, and what half of those it took got at least. */
export function WhatItPays({ company: { pay } }: FiguresProps) {
  const { t } = useTranslation();
  const { rupees } = useFormats();
  return (
    <Figures title={t('resources.companyPage.pays')}>
      {pay.length === 0 ? (
        <Text tone="muted">{t('resources.companyPage.noPay')}</Text>
      ) : (
        <DescriptionList
          items={pay.map(({ season, jobs, minPaise, maxPaise, medianPaise, people }) => ({
            id: season,
            term: season,
            details: (
              <Stack gap="xxs">
                <Text>
                  {t('resources.myJobs.aYear', {
                    pay: [...new Set([minPaise, maxPaise])].map(rupees).join(' – '),
                  })}
                </Text>
                <Text size="sm" tone="muted">
                  {[
                    t('resources.companyPage.jobs', { count: jobs }),
                    medianPaise !== null &&
                      people !== null &&
                      t('resources.companyPage.median', { count: people, pay: rupees(medianPaise) }),
                  ]
                    .filter((part) => part !== false)
                    .join(' · ')}
                </Text>
              </Stack>
            ),
          }))}
        />
      )}
    </Figures>
  );
}

/** How many people it took, by what they study. */
export function WhomItTook({ company: { taken } }: FiguresProps) {
  const { t } = useTranslation();
  return (
    <Figures title={t('resources.companyPage.took')}>
      {taken.length === 0 ? (
        <Text tone="muted">{t('resources.companyPage.noTook')}</Text>
      ) : (
        <>
          <List kind="bulleted">
            {taken.map(({ programName, passingYear, people }) => (
              <ListItem key={`${programName}/${passingYear}`}>
                {t('resources.companyPage.group', {
                  program: programName,
                  year: String(passingYear),
                  count: people,
                })}
              </ListItem>
            ))}
          </List>
          <Text size="sm" tone="muted">
            {t('resources.companyPage.fewLeftOut')}
          </Text>
        </>
      )}
    </Figures>
  );
}

/** The rounds that it usually holds, and how long one waits for its first word. */
export function HowItChooses({ company: { rounds, answerDays } }: FiguresProps) {
  const { t } = useTranslation();
  return (
    <Figures title={t('resources.companyPage.chooses')}>
      {rounds === null && answerDays === null && (
        <Text tone="muted">{t('resources.companyPage.noHabit')}</Text>
      )}
      {answerDays !== null && (
        <Text>
          {answerDays === 0
            ? t('resources.companyPage.answersSameDay')
            : t('resources.companyPage.answers', { count: answerDays })}
        </Text>
      )}
      {rounds !== null && (
        <>
          <Text>{t('resources.companyPage.rounds', { count: rounds.jobs })}</Text>
          <List kind="numbered">
            {rounds.names.map((name) => (
              <ListItem key={name}>{name}</ListItem>
            ))}
          </List>
        </>
      )}
    </Figures>
  );
}

function Figures({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <Stack gap="sm">
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
