import { academics, currentDegrees, educationStages } from './tables.ts';

/** The sections whose values staff compare with papers. */
export const checkedTables = { academics, education: educationStages, currDegree: currentDegrees } as const;
