import { dataOf, type ApiError, type components } from '@aarambh/api-client';
import { academicSummary, currentDegree, educationEntry, experienceEntry } from '@aarambh/forms';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { api } from '#app/session/api.ts';
import { erased } from '#app/features/profile/erasedForm.ts';
import { filledFactsOf, valueText } from '#app/features/profile/facts.ts';
import { PlacementRecord } from '#app/features/profile/PlacementRecord.tsx';
import { StudentHolds } from './StudentHolds.tsx';
import { MarkHistory } from './MarkHistory.tsx';
import { SectionCheck, type CheckedSection } from './SectionCheck.tsx';

type Profile = components['schemas']['StudentProfile'];

const forms = {
  academics: erased(academicSummary),
  education: erased(educationEntry),
  currDegree: erased(currentDegree),
  experience: erased(experienceEntry),
};

/** What has a name beside its id. */
const namedElsewhere = ['programID', 'instituteID', 'universityID'];

/** Where the profile of a student is kept that was read. */
const profileKey = (id: string) => ['/student', 'profile', id] as const;

/** What a student has filled in, section by section, with what staff have checked and buttons to check the rest. */
export function StudentRecord({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const reading = useQuery<Profile, ApiError>({
    queryKey: profileKey(id),
    queryFn: async ({ signal }) => {
      const request = { params: { path: { id } }, signal };
      return (await dataOf(api().GET('/user/profile/{id}', request))).student;
    },
  });
  const { data, error, refetch } = reading;
  if (error) {
    const title = t('resources.recordFailed');
    return <ReadingFailure level={3} title={title} reading={reading} error={error} />;
  }
  if (data === undefined) return <Loading />;
  const {
    student,
    placement,
    personal,
    academics,
    currDegree,
    education = [],
    experience = [],
    skills = [],
  } = data;
  const facts = (name: keyof typeof forms, entry: object, without: readonly string[] = []) => (
    <DescriptionList layout="grid" items={filledFactsOf(forms[name], entry, { t, formats }, without)} />
  );
  const check = (section: CheckedSection, title: string) => (
    <SectionCheck key={title} userID={id} title={title} {...section} onChecked={refetch} />
  );
  const degree = t('profile.sections.currentDegree.title');
  const summary = t('profile.sections.academics.title');
  return (
    <Stack gap="lg">
      {personal?.headline && <Text>{personal.headline}</Text>}
      <Text tone="muted">{t('profile.record.completion', { percent: student.profileCompletion ?? 0 })}</Text>
      {placement && (
        <Section title={t('profile.sections.placement.title')}>
          <PlacementRecord placement={placement} userID={id} onSaved={refetch} />
        </Section>
      )}
      <StudentHolds id={id} />
      {currDegree && (
        <Section title={degree}>
          {check({ section: 'currDegree', entry: currDegree }, degree)}
          <DescriptionList
            layout="grid"
            items={[
              { id: 'institute', term: t('profile.record.institute'), details: student.instituteName },
              { id: 'program', term: t('profile.record.program'), details: student.programName },
              ...filledFactsOf(forms.currDegree, currDegree, { t, formats }, namedElsewhere),
            ]}
          />
        </Section>
      )}
      {academics && (
        <Section title={summary}>
          {check({ section: 'academics', entry: academics }, summary)}
          {facts('academics', academics)}
        </Section>
      )}
      {education.map((stage) => {
        const title = `${valueText(forms.education.fields.degree, stage.degree, { t, formats })}, ${stage.passingYear}`;
        return (
          <Section key={stage.id} title={title}>
            {check({ section: 'education', recordID: stage.id, entry: stage }, title)}
            {facts('education', stage, ['degree', 'passingYear', 'proofImageID'])}
          </Section>
        );
      })}
      <MarkHistory id={id} />
      {experience.map((post) => (
        <Section key={post.id} title={`${post.designation}, ${post.companyName}`}>
          {facts('experience', post, ['designation', 'companyName'])}
        </Section>
      ))}
      {skills.length > 0 && (
        <Section title={t('profile.sections.skills.title')}>
          <Inline>
            {skills.map((skill) => (
              <Tag key={skill.id}>{skill.skillName}</Tag>
            ))}
          </Inline>
        </Section>
      )}
    </Stack>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap="sm" aria-label={title}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}
