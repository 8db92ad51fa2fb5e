/** What each table keeps about people: the export gives it, and erasure takes it away. */
import { candidatesData } from './candidates/index.ts';
import { catalogueData } from './catalogue/index.ts';
import type { PersonalData } from './database/index.ts';
import { hiringData } from './hiring/index.ts';
import { identityData } from './identity/index.ts';
import { messagesData } from './messages/index.ts';
import { moneyData } from './money/index.ts';
import { organisationsData } from './organisations/index.ts';
import { platformData } from './platform/index.ts';
import { recordsData } from './records/index.ts';
import { seedData } from './seed/personal-data.ts';

/** In the order in which rows are erased: the account, by which others are found, is the last of identity, and that is last. */
export const personalData: readonly PersonalData[] = [
  ...seedData,
  ...platformData,
  ...recordsData,
  ...catalogueData,
  ...organisationsData,
  ...messagesData,
  ...moneyData,
  ...candidatesData,
  ...hiringData,
  ...identityData,
];
