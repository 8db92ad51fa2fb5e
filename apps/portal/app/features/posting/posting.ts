/** Draft or posted: column, filter and actions of every record that can be chosen once it is posted. */
import {
  setCvTemplateStatus,
  setJobProfileLateralStatus,
  setJobProfileStatus,
  setJobTemplateStatus,
  setQuestionStatus,
  setSeasonStatus,
} from '@aarambh/api-client/operations';
import type { RoleScope } from '#app/access/access.ts';
import { isOthers, type AnyColumn, type AnyFilter, type RecordAction } from '@aarambh/records';
import { postingTexts, postingTones } from '#app/words/templates.ts';

type SetStatus =
  | typeof setCvTemplateStatus
  | typeof setJobProfileStatus
  | typeof setJobProfileLateralStatus
  | typeof setJobTemplateStatus
  | typeof setQuestionStatus
  | typeof setSeasonStatus;

export const postingColumn = {
  field: 'status',
  label: 'resources.fields.posting',
  as: 'choice',
  choices: postingTexts,
  tones: postingTones,
} as const satisfies AnyColumn;

export const postingFilter = {
  name: 'status',
  label: 'resources.fields.posting',
  options: postingTexts,
} as const satisfies AnyFilter;

/** @param scopes of the roles that own records of the kind, besides the platform's */
export function postingActions(operation: SetStatus, scopes: readonly RoleScope[] = []): RecordAction[] {
  const shared = { operation, scopes } as const;
  return [
    {
      ...shared,
      id: 'post',
      label: 'resources.posting.post',
      isOffered: (row) => row.status === 'Draft' && !isOthers(row),
      body: () => ({ status: 'Posted' }),
      done: 'resources.posting.isPosted',
    },
    {
      ...shared,
      id: 'takeBack',
      label: 'resources.posting.takeBack',
      isOffered: (row) => row.status === 'Posted' && !isOthers(row),
      question: { title: 'resources.posting.takeBackQuestion', text: 'resources.posting.takeBackText' },
      body: () => ({ status: 'Draft' }),
      done: 'resources.posting.isTakenBack',
    },
  ];
}
