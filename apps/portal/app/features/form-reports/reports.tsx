import { downloadFormReport, listIntakes } from '@aarambh/api-client/operations';
import { formNameValues, offerGroupValues, tableFormatValues } from '@aarambh/api-client/enums';
import type { FormName, OfferGroup } from '@aarambh/api-client/enums';
import { lookup } from '@aarambh/records';
import { isId, parameterReader, useChoices } from '@aarambh/records/data';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { Grid } from '@aarambh/ui/Grid';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useSearchParams } from 'react-router';
import { AccessContext, useIsAllowed } from '#app/access/access.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { AsOf } from '#app/screen/AsOf.tsx';
import { DownloadButton } from '#app/screen/DownloadButton.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { api } from '#app/session/api.ts';
import { queries } from '#app/session/queries.ts';
import { FormTable } from './FormTable.tsx';
import { formTexts, isForm, noteTexts } from './formWords.ts';
import { batches, isYear, thisBatch } from './years.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('form-reports', 'outcomes', 'applications', 'resources', 'catalogue');

const isGroup = (text: string): text is OfferGroup => offerGroupValues.some((each) => each === text);

const formats = { csv: 'resources.formReports.csv', xlsx: 'resources.formReports.xlsx' } as const;

interface Asked {
  readonly passingYear: number;
  readonly instituteID?: string;
  readonly by?: OfferGroup;
  readonly group?: string;
  readonly isUndivided?: boolean;
}

/** The tables that rankings, accreditors and standards ask for, of who passes in a year: to read and to take away. */
export default function FormReports() {
  const { t } = useTranslation();
  const { scope } = use(AccessContext);
  const mayEnter = useIsAllowed(listIntakes);
  const mayDownload = useIsAllowed(downloadFormReport);
  const [parameters, setParameters] = useSearchParams();
  const { read } = parameterReader(parameters);
  const institutes = useChoices(lookup('/institute', 'institute'), scope !== 'institute');
  const chosen = read('form', isForm);
  const form: FormName = isForm(chosen) ? chosen : 'nirf';
  const passingYear = Number(read('passingYear', isYear)) || thisBatch();
  const instituteID = read('instituteID', isId);
  const by = read('by', isGroup);
  const group = parameters.get('group') ?? '';
  const isUndivided = parameters.get('isUndivided') === 'true';
  const choose = (changes: Readonly<Record<string, string>>): void => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParameters(next, { replace: true });
  };
  const asked: Asked = {
    passingYear,
    ...(instituteID !== '' && { instituteID }),
    ...(isGroup(by) && { by }),
    ...(group !== '' && { group }),
    ...(isUndivided && { isUndivided }),
  };
  const offered = formNameValues.filter((name) => name !== 'institutes' || scope !== 'institute');
  return (
    <Stack gap="lg">
      <ScreenHeading lead={t('resources.formReports.lead')}>{t('resources.formReports.title')}</ScreenHeading>
      <Grid minColumnWidth="md">
        <Select
          label={t('resources.formReports.form')}
          value={form}
          options={offered.map((value) => ({ value, label: t(formTexts[value]) }))}
          onChange={(value) => choose({ form: value, by: '', group: '', isUndivided: '' })}
        />
        <Select
          label={t('resources.formReports.year')}
          value={String(passingYear)}
          options={batches(passingYear).map((year) => ({ value: String(year), label: String(year) }))}
          onChange={(value) => choose({ passingYear: value, group: '', isUndivided: '' })}
        />
        {scope !== 'institute' && (
          <Select
            isClearable
            label={t('resources.formReports.institute')}
            value={instituteID}
            options={institutes.items.map(({ id, label }) => ({ value: id, label }))}
            onChange={(value) => choose({ instituteID: value, group: '' })}
          />
        )}
        {form === 'iprs' && (
          <Select
            label={t('resources.formReports.by.label')}
            value={isGroup(by) ? by : 'function'}
            options={(['function', 'sector', 'place'] as const).map((value) => ({
              value,
              label: t(`resources.formReports.by.${value}`),
            }))}
            onChange={(value) => choose({ by: value })}
          />
        )}
      </Grid>
      {mayEnter && form === 'nirf' && (
        <Link href={`/outcome/intake${instituteID === '' ? '' : `?instituteID=${instituteID}`}`}>
          {t('resources.formReports.toIntakes')}
        </Link>
      )}
      <Report form={form} asked={asked} mayDownload={mayDownload} />
    </Stack>
  );
}

interface ReportProps {
  readonly form: FormName;
  readonly asked: Asked;
  readonly mayDownload: boolean;
}

/** The address of the table without what narrows it to the rows of one figure. */
function wholeOf(form: FormName, { passingYear, instituteID }: Asked): string {
  const query = new URLSearchParams({
    form,
    passingYear: String(passingYear),
    ...(instituteID !== undefined && { instituteID }),
  });
  return `/outcome/reports?${query.toString()}`;
}

function Report({ form, asked, mayDownload }: ReportProps) {
  const { t } = useTranslation();
  const params = { path: { form }, query: asked };
  const reading = useQuery(queries().queryOptions('get', '/report/form/{form}', { params }));
  const { data, error } = reading;
  if (error !== null) {
    return <ReadingFailure title={t('resources.formReports.unread')} reading={reading} error={error} />;
  }
  if (data === undefined) return <Loading />;
  const { formReport } = data.data;
  return (
    <Stack as="section" gap="sm" aria-labelledby="form-report">
      <Inline justify="between" align="center">
        <Heading level={2} id="form-report">
          {t('resources.formReports.heading', { form: t(formTexts[form]), year: asked.passingYear })}
        </Heading>
        {mayDownload && (
          <Inline gap="xs">
            {tableFormatValues.map((format) => (
              <DownloadButton
                key={format}
                messages={{ label: t(formats[format]), pending: t('resources.formReports.downloading') }}
                load={async () => {
                  const { data: content } = await api().GET('/report/form/{form}/download', {
                    params: { path: { form }, query: { ...asked, format } },
                    parseAs: 'blob',
                  });
                  return content && { content, name: `${form}-${asked.passingYear}.${format}` };
                }}
              />
            ))}
          </Inline>
        )}
      </Inline>
      <Text tone="muted">
        {t(noteTexts[form])} {t('resources.formReports.formYear', { year: formReport.formYear })}
      </Text>
      {(asked.group !== undefined || asked.isUndivided === true) && (
        <Text tone="muted">
          {t('resources.formReports.part')}{' '}
          <Link href={wholeOf(form, asked)}>{t('resources.formReports.whole')}</Link>
        </Text>
      )}
      <FormTable report={formReport} />
      <AsOf moment={data.meta.asOf} />
    </Stack>
  );
}
