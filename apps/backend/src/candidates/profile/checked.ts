import { academics, currentDegrees, educationStages } from '../tables/profile.ts';

/** The sections whose values staff compare with papers. */
export const checkedTables = { academics, education: educationStages, currDegree: currentDegrees } as const;
