/** All sections of a profile that others than its owner may see. */
import type { Db } from '../../database/index.ts';
import type { OperationData } from '../../platform/index.ts';
import { academicsOf } from './academics.ts';
import { currentDegreeOf } from './current-degree.ts';
import { educationSection } from './education.ts';
import { experienceSection } from './experience.ts';
import { languagesSection } from './languages.ts';
import { publicPersonalOf } from './personal.ts';
import { skillsOf } from './skills.ts';

type Sections = Omit<OperationData<'getStudentProfile'>['student'], 'student'>;

/** The sections of a candidate whom the caller may see, without what the candidate alone knows. */
export async function sectionsOf(db: Db, userID: string, now: Date): Promise<Sections> {
  const [personal, academics, currDegree, skills, education, experience, languages] = await Promise.all([
    publicPersonalOf(db, userID),
    academicsOf(db, userID),
    currentDegreeOf(db, userID, now),
    skillsOf(db, userID),
    educationSection.find(db, userID),
    experienceSection.find(db, userID),
    languagesSection.find(db, userID),
  ]);
  return {
    personal,
    academics,
    currDegree,
    skills,
    education: education.map((row) => educationSection.view(row, false, now)),
    experience: experience.map((row) => experienceSection.view(row, false, now)),
    languagesKnown: languages.map((row) => languagesSection.view(row, false, now)),
  };
}
