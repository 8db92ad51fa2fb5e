/** A JSON Resume as what it says of entries of the profile. */
import { limits } from '@aarambh/forms';
import { achievementOf, certificationOf, projectOf, validateAddress } from '../json-resume/fitting.ts';
import { shortened } from '../json-resume/reading.ts';
import type { Resume } from '../json-resume/resume.ts';
import type { CvDrafts, StudyDraft } from './drafts.ts';
import { degreeOf, scoreIn, subjectIn } from './studies.ts';

const { about, title } = limits.profileText;

export function fromResume(resume: Resume): CvDrafts {
  return {
    name: resume.name || null,
    email: resume.email,
    mobileNumber: resume.phone,
    headline: resume.headline && shortened(resume.headline, title),
    summary: resume.summary && shortened(resume.summary, about),
    links: resume.links.filter(({ url }) => validateAddress(url) === undefined),
    education: resume.education.map((study) => studyOf(study)),
    experience: resume.work.map(({ company, position, city, from, to, highlights }) => ({
      companyName: company,
      designation: position,
      city: city ?? undefined,
      employmentType: /intern|इंटर्न/iu.test(position) ? ('Internship' as const) : undefined,
      startMonth: from,
      endMonth: to ?? undefined,
      isCurrent: to === null,
      highlights: highlights.slice(0, 8).map((point) => shortened(point, 200)),
    })),
    projects: resume.projects.map((each) => projectOf(each).entry),
    certifications: resume.certificates.map((each) => certificationOf(each).entry),
    achievements: resume.awards.map((each) => achievementOf(each).entry),
    skills: resume.skills,
    languages: resume.languages.map(({ language, fluency }) => ({ language, level: fluency })),
  };
}

function studyOf({ institution, study, from, to, score }: Resume['education'][number]): StudyDraft {
  const degree = degreeOf(study);
  const isSchool = degree === 'SSC' || degree === 'HSC';
  const year = (text: string | null) => (text === null ? undefined : Number(text));
  const mark = Number(score);
  return {
    name: study,
    degree,
    instituteName: institution,
    specialisation: isSchool ? undefined : subjectIn(study),
    ...(score === null ? {} : scoreOf(score, mark)),
    passingYear: year(to),
    startYear: year(from),
    lasts: to === null,
  };
}

/** A bare number is a mark on the one scale that it can be of. */
const scoreOf = (text: string, mark: number): ReturnType<typeof scoreIn> =>
  Number.isNaN(mark) ? scoreIn(text) : scoreIn(mark > 10 ? `${text} %` : `CGPA ${text}`);
