import { Breadcrumbs, crumbsFromPath } from '@aarambh/ui/Breadcrumbs';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatch } from 'react-router';
import { recordService } from '#app/records/service.ts';
import { hasScreen, navRoutes } from '#app/access/navRoutes.ts';
import { baseLanguage } from '#app/config/languages.ts';
import { useLanguage } from '#app/i18n/LanguageProvider.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { recordQuery } from '@aarambh/records/data';
import { queries } from '#app/session/queries.ts';

/** Segments of the screens below a guarded route (access/guardedRoutes.ts). */
const segments = [
  'alerts',
  'drive',
  'checks',
  'edit',
  'intake',
  'master',
  'new',
  'offer',
  'report',
  'reports',
  'reviews',
] as const;

/** An id: it says nothing to anybody, and is read out as thirty-six letters and digits. */
const isID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Places whose addresses cannot be read as words. */
const abbreviated = [
  ['/cv', 'cv'],
  ['/cv-template', 'cvTemplates'],
] as const;

/**
 * The trail of the address: Home, then a crumb per segment named after it (specification, section 2). In other languages,
 * which cannot read an English address, places and screens have their names. What is no screen is no link. A receipt is its number, a job its title, a CV, a company and a test its name;
 * until that is read, and for any other record, it is called a record.
 */
export function ShellBreadcrumbs() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const receiptNumber = useReceiptNumber();
  const jobTitle = useJobTitle();
  const cvName = useCvName();
  const companyName = useCompanyName();
  const testName = useTestName();
  const shown = receiptNumber ?? jobTitle ?? cvName ?? companyName ?? testName;
  const named =
    language === baseLanguage
      ? Object.fromEntries(abbreviated.map(([path, name]) => [path, t(`shell.routes.${name}`)] as const))
      : Object.fromEntries([
          ...navRoutes.map(({ path, name }) => [`/${path}`, t(`shell.routes.${name}`)] as const),
          ...segments.map((segment) => [segment, t(`shell.segments.${segment}`)] as const),
        ]);
  // What lies below a job is called after itself.
  const place = pathname.replace(/^(\/(?:my-jobs|job-description)\/[^/]+)\/(?:offer|drive)$/, '$1');
  const unnamed = pathname
    .split('/')
    .flatMap((part) => (isID.test(part) ? [[part, t('shell.segments.record')] as const] : []));
  const labels = { ...named, ...Object.fromEntries(unnamed), ...(shown !== undefined && { [place]: shown }) };
  const trail = crumbsFromPath(pathname, { homeLabel: t('shell.routes.home'), labels });
  return (
    <Breadcrumbs
      items={trail.map((crumb) => {
        const { href, ...text } = crumb;
        return href !== undefined && hasScreen(href) ? crumb : text;
      })}
    />
  );
}

/** The number of the receipt on the screen, which reads it; its id says nothing to anybody. */
function useReceiptNumber(): string | undefined {
  const id = useMatch('/receipts/:id')?.params.id ?? '';
  const { data } = useQuery({
    ...queries().queryOptions('get', '/receipts/{id}', { params: { path: { id } } }),
    enabled: false,
  });
  return data?.data.receipt.receiptNumber;
}

/** The name of the test on the screen, which reads it. */
function useTestName(): string | undefined {
  const id = useMatch('/test/:id')?.params.id ?? '';
  const { data } = useQuery({
    ...queries().queryOptions('get', '/round/ownTest/{id}', { params: { path: { id } } }),
    enabled: false,
  });
  return data?.data.ownTest.name;
}

/** The title of the job on the screen, which reads it. */
function useJobTitle(): string | undefined {
  const written = useMatch('/job-description/:id')?.params.id;
  const read = useMatch('/my-jobs/:id')?.params.id;
  const offered = useMatch('/my-jobs/:id/offer')?.params.id;
  const driven = useMatch('/job-description/:id/drive')?.params.id;
  const { data } = useQuery({
    // With another function of the same key this one could be asked to read the job again, and could not.
    ...recordQuery(
      recordService,
      { family: '/jobdescription', key: 'jobDescription' },
      written ?? read ?? offered ?? driven ?? '',
    ),
    enabled: false,
  });
  return typeof data?.title === 'string' ? data.title : undefined;
}

/** The name of the CV on the screen, which reads it. */
function useCvName(): string | undefined {
  const id = useMatch('/cv/:id')?.params.id ?? '';
  const { data } = useQuery({
    ...queries().queryOptions('get', '/candidate-profiles/{id}', { params: { path: { id } } }),
    enabled: false,
  });
  return data?.data.candidateProfile.name;
}

/** The name of the company on the screen, which reads it. */
function useCompanyName(): string | undefined {
  const id = useMatch('/company/:id')?.params.id ?? '';
  const { data } = useQuery({
    ...queries().queryOptions('get', '/company/profile/{id}', { params: { path: { id } } }),
    enabled: false,
  });
  return data?.data.companyProfile.name;
}
