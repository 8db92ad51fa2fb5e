import { dataOf, type ApiError, type components } from '@aarambh/api-client';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Disclosure } from '@aarambh/ui/Disclosure';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { titleOf, wordsOf } from '@aarambh/records/data';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { pictureOf } from '#app/features/cv/pages/picture.ts';
import { figure, sheet } from '#app/features/cv/pages/pages.css.ts';
import { DownloadButton } from '#app/screen/DownloadButton.tsx';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useMatches } from '#app/theme/useMatches.ts';
import { api } from '#app/session/api.ts';
import { ApplicationCvText } from './ApplicationCvText.tsx';
import { eligibleStudentResource } from './eligibleStudent.tsx';

type Mapping = components['schemas']['Mapping'];

/** What of the list stands above a CV, in a line. */
const facts: ReadonlySet<string> = new Set([
  'student.rollNumber',
  'student.programName',
  'student.cgpa',
  'student.liveBacklogs',
  'evaluation.matchScore',
]);

/** An application as whoever decides on it reads it: the person in a line, the answers, and the CV as it was sent. */
export default function ApplicationCv({ row }: { readonly row: Mapping }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { cvID = null, contactRevealedAt = null, answers = [] } = row;
  const said = eligibleStudentResource.columns.flatMap((column) => {
    const words = facts.has(column.field) ? wordsOf(column, row, t, formats) : null;
    return words === null ? [] : [`${titleOf(column, t)}: ${words}`];
  });
  return (
    <Stack gap="md">
      <Text>{said.join(' · ')}</Text>
      {answers.length > 0 && (
        <DescriptionList
          items={answers.map(({ questionID, question, answer }) => ({
            id: questionID,
            term: question,
            details: answer,
          }))}
        />
      )}
      {cvID === null ? (
        <Text tone="muted">{t('resources.eligibleStudent.noCv')}</Text>
      ) : (
        <SentCv
          key={cvID}
          id={cvID}
          revealedAt={contactRevealedAt}
          name={eligibleStudentResource.nameOf(row)}
        />
      )}
    </Stack>
  );
}

/** A CV as it was sent. It does not change, but that it says how to reach the person from the shortlist on. */
const cvPagesQuery = (id: string, revealedAt: string | null) =>
  queryOptions<components['schemas']['CvPages'], ApiError>({
    queryKey: ['/cv', 'pages', id, revealedAt],
    queryFn: async ({ signal }) =>
      (await dataOf(api().GET('/cv/pages/{id}', { params: { path: { id } }, signal }))).cvPages,
    staleTime: Infinity,
    gcTime: 60_000,
  });

interface SentCvProps {
  readonly id: string;
  /** When the company was told how to reach the person. */
  readonly revealedAt: string | null;
  /** Of the person. */
  readonly name: string;
}

/** The pages of a CV, and its text: a page is too small to read on a phone. */
function SentCv({ id, revealedAt, name }: SentCvProps) {
  const { t } = useTranslation();
  const isNarrow = useMatches('(max-width: 600px)');
  const reading = useQuery(cvPagesQuery(id, revealedAt));
  const { data, error } = reading;
  if (error !== null) {
    return <ReadingFailure level={3} title={t('resources.recordFailed')} reading={reading} error={error} />;
  }
  if (data === undefined) return <Loading />;
  const { pages, ...text } = data;
  const count = pages.length;
  return (
    <Stack gap="md">
      <Inline justify="between">
        <Text size="sm" tone="muted">
          {t('resources.eligibleStudent.sentCv')}
        </Text>
        <DownloadButton
          messages={{
            label: t('resources.eligibleStudent.downloadCv'),
            pending: t('resources.import.loading'),
          }}
          load={async () => {
            const params = { path: { id } };
            const file = await api().GET('/cv/pdf/{id}', { params, parseAs: 'blob' });
            return file.data && { content: file.data, name: `${name} CV.pdf` };
          }}
        />
      </Inline>
      <Disclosure title={t('resources.eligibleStudent.cvText')} level={3} defaultOpen={isNarrow}>
        <ApplicationCvText {...text} />
      </Disclosure>
      {pages.map((page, index) => (
        <figure key={index} className={figure}>
          <img
            className={sheet}
            src={pictureOf(page)}
            alt={t('resources.eligibleStudent.cvPage', { page: index + 1, count })}
          />
        </figure>
      ))}
    </Stack>
  );
}
