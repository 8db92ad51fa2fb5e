import { Alert } from '@aarambh/ui/Alert';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useParams } from 'react-router';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading, ReadingFailure, cellOf } from '@aarambh/records/screens';
import { queries } from '#app/session/queries.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { JobCardList } from '#app/features/my-jobs/JobCardList.tsx';
import { FollowCompany } from './FollowCompany.tsx';
import { HowItChooses, WhatItPays, WhomItTook } from './Figures.tsx';
import type { CompanyProfile } from './companyProfile.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('companies', 'my-jobs', 'resources');

/** A company for those who think of working there: who it is, what is open, what it pays, whom it took and how it chooses. */
export default function Company() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const reading = useQuery(
    queries().queryOptions('get', '/company/profile/{id}', { params: { path: { id } } }),
  );
  const company = reading.data?.data.companyProfile;
  return (
    <Stack gap="md">
      <Inline justify="between" align="end">
        <ScreenHeading lead={company === undefined ? undefined : <Facts company={company} />}>
          {company?.name ?? t('resources.companyPage.one')}
        </ScreenHeading>
        {company?.alertID !== undefined && company.status === 'Verified' && (
          <FollowCompany company={company} />
        )}
      </Inline>
      {company === undefined ? (
        reading.error === null ? (
          <Loading />
        ) : (
          <ReadingFailure title={t('resources.recordFailed')} reading={reading} error={reading.error} />
        )
      ) : (
        <Page company={company} />
      )}
    </Stack>
  );
}

/** What it does, where, how many work there, and since when it is checked. */
function Facts({ company }: { readonly company: CompanyProfile }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { industryName, location, size, verifiedSince } = company;
  return [
    industryName,
    location,
    size !== null && t('resources.companyPage.size', { size }),
    verifiedSince !== null &&
      t('resources.companyPage.verifiedSince', { month: formats.shortMonth(verifiedSince) }),
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

function Page({ company }: { readonly company: CompanyProfile }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { status, about, cityNames } = company;
  return (
    <>
      {status === 'Suspended' && (
        <Alert tone="danger" title={t('resources.companyPage.suspended')} isAnnounced={false}>
          {t('resources.companyPage.suspendedText')}
        </Alert>
      )}
      {status !== 'Suspended' && status !== 'Verified' && (
        <Alert tone="warning" title={t('resources.companyPage.unverified')} isAnnounced={false}>
          {t('resources.companyPage.unverifiedText')}
        </Alert>
      )}
      <Card>
        <Stack gap="sm">
          <Heading level={2}>{t('resources.companyPage.about')}</Heading>
          <Text>{about ?? t('resources.companyPage.noAbout')}</Text>
          {cityNames.length > 0 && (
            <Text>{t('resources.companyPage.places', { places: cityNames.join(', ') })}</Text>
          )}
          <Text as="div">{cellOf({ field: 'website', as: 'url' }, company, t, formats)}</Text>
        </Stack>
      </Card>
      <OpenJobs company={company} />
      <WhatItPays company={company} />
      <WhomItTook company={company} />
      <HowItChooses company={company} />
    </>
  );
}

/** What is open there for whoever reads, those first that one can apply for. */
function OpenJobs({ company: { id, openJobs, openCount = 0 } }: { readonly company: CompanyProfile }) {
  const { t } = useTranslation();
  const heading = useId();
  if (openJobs === undefined) return null;
  return (
    <section aria-labelledby={heading}>
      <Stack gap="sm">
        <Inline justify="between" align="baseline">
          <Heading level={2} id={heading}>
            {t('resources.companyPage.openJobs')}
          </Heading>
          {openCount > openJobs.length && (
            <Link href={`/my-jobs?companyID=${id}`} variant="standalone">
              {t('resources.companyPage.allJobs')}
            </Link>
          )}
        </Inline>
        {openJobs.length === 0 ? (
          <Text tone="muted">{t('resources.companyPage.noJobs')}</Text>
        ) : (
          <JobCardList jobs={openJobs} labelledBy={heading} isCompanySaid />
        )}
      </Stack>
    </section>
  );
}
