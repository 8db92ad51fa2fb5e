import { eq, inArray } from 'drizzle-orm';
import { columnsWithout, partOfQuery, writtenBy, type PersonalData } from '../database/index.ts';
import { cvTemplates } from './tables/cv-templates.ts';
import { imageContents, images } from './tables/images.ts';
import { markChanges } from './tables/mark-changes.ts';
import {
  academics,
  addresses,
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
  languagesKnown,
  parents,
} from './tables/profile.ts';

const sections = {
  academics,
  addresses,
  currentDegree: currentDegrees,
  education: educationStages,
  experience: experiences,
  languagesKnown,
  parents,
  skills: candidateSkills,
} as const;

/** What of the tables of profiles and files is about people. */
export const candidatesData: readonly PersonalData[] = [
  { table: cvTemplates, aboutNobody: writtenBy },
  ...Object.entries(sections).map(([name, table]): PersonalData => ({
    table,
    countedAs: 'profile',
    rows: ({ id }) => eq(table.userID, id),
    exported: { as: name, columns: columnsWithout(table) },
    erased: 'along',
  })),
  {
    table: markChanges,
    countedAs: 'part',
    rows: ({ id }) => eq(markChanges.userID, id),
    // Who changed a mark is somebody else.
    exported: { as: 'markChanges', columns: columnsWithout(markChanges, ['changedBy']) },
    erased: 'along',
  },
  {
    table: images,
    countedAs: 'documents',
    rows: ({ id }) => eq(images.userID, id),
    exported: { as: 'documents', columns: columnsWithout(images) },
    erased: 'along',
  },
  {
    table: imageContents,
    countedAs: 'part',
    rows: ({ id }) =>
      inArray(
        imageContents.imageID,
        partOfQuery.select({ id: images.id }).from(images).where(eq(images.userID, id)),
      ),
    exported: { withheld: 'The files themselves, which are fetched by the ids of `documents`.' },
    erased: 'along',
  },
];
