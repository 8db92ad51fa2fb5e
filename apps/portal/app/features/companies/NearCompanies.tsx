import { useTextValue, type FormHandle } from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Link } from '@aarambh/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useSettled } from '#app/screen/useSettled.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyValues } from '@aarambh/records';
import { queries } from '#app/session/queries.ts';

/** A shorter name is in too many others. */
const shortestName = 3;

/** Milliseconds without a key before the name is looked for. */
const pause = 400;

/** Companies with nearly the name that a new one is given, so that none is entered twice. It forbids nothing: names may be alike. */
export default function NearCompanies({ form }: { readonly form: FormHandle<AnyValues> }) {
  const { t } = useTranslation();
  const q = useSettled(useTextValue(form, 'name').trim(), pause);
  const { data } = useQuery({
    ...queries().queryOptions('get', '/search', { params: { query: { q } } }),
    enabled: q.length >= shortestName,
  });
  const near = data?.data.results.filter(({ kind }) => kind === 'company') ?? [];
  if (q.length < shortestName || near.length === 0) return null;
  return (
    <Alert tone="warning" title={t('resources.company.near')}>
      {near.map(({ id, title, detail, link }, index) => (
        <span key={id}>
          {index > 0 && '; '}
          <Link href={link}>{title}</Link>
          {detail !== null && ` (${detail})`}
        </span>
      ))}
    </Alert>
  );
}
