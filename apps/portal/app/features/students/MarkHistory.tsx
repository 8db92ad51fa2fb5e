import { dataOf, type ApiError, type components } from '@aarambh/api-client';
import type { MarkName } from '@aarambh/api-client/enums';
import { ReadingFailure } from '@aarambh/records/screens';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';

type MarkChange = components['schemas']['MarkChange'];

const markTexts = {
  cgpa: 'profile.marks.cgpa',
  percentage: 'profile.marks.percentage',
  liveBacklogs: 'profile.marks.liveBacklogs',
  deadBacklogs: 'profile.marks.deadBacklogs',
  sgpa: 'profile.marks.sgpa',
  semesterPercentage: 'profile.marks.semesterPercentage',
  semesterBacklogs: 'profile.marks.semesterBacklogs',
  SSC: 'profile.marks.SSC',
  HSC: 'profile.marks.HSC',
  DIPLOMA: 'profile.marks.DIPLOMA',
} as const satisfies Record<MarkName, string>;

/** How the marks of a student have changed, newest first, and by whom; nothing while they have not. */
export function MarkHistory({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const reading = useQuery<MarkChange[], ApiError>({
    queryKey: ['/student', 'marks', id],
    queryFn: async ({ signal }) => {
      const request = { params: { path: { id } }, signal };
      return (await dataOf(api().GET('/student/marks/history/{id}', request))).markChange;
    },
  });
  const { data = [], error } = reading;
  const title = t('profile.marks.title');
  if (error) return <ReadingFailure level={3} title={title} reading={reading} error={error} />;
  if (data.length === 0) return null;
  const figure = (value: number | null): string =>
    value === null ? t('profile.marks.nothing') : formats.number(value);
  return (
    <Stack as="section" gap="sm" aria-label={title}>
      <Heading level={3}>{title}</Heading>
      <DescriptionList
        items={data.map(({ id: key, mark, semester, before, after, at, byName }) => ({
          id: key,
          term: t(markTexts[mark], { semester: semester ?? 0 }),
          details: t('profile.marks.change', {
            before: figure(before),
            after: figure(after),
            at: formats.moment(at),
            by: byName ?? t('profile.marks.gone'),
          }),
        }))}
      />
    </Stack>
  );
}
