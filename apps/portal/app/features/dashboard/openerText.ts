import type { components } from '@aarambh/api-client';
import type { Formats } from '#app/i18n/formats.ts';
import type { TFunction } from 'i18next';

type Opener = components['schemas']['DashboardOpener'];

/** `With no live backlog: 4 more jobs, up to ₹9,60,000 a year.` */
export function openerText({ by, jobs, ctcMaxPaise }: Opener, formats: Formats, t: TFunction): string {
  return [
    t(`dashboard.opener.${by}`),
    ctcMaxPaise === null
      ? t('dashboard.opener.jobs', { count: jobs })
      : t('dashboard.opener.jobsPay', { count: jobs, pay: formats.rupees(ctcMaxPaise) }),
  ].join(' ');
}
