/** The groups to which notifications are written, each known in a context above that of messages. */
import type { AudienceGroupKind } from '@aarambh/api-client/enums';
import { studentsOfList } from './candidates/index.ts';
import { applicantsOf, peopleOfRound, unplacedOf } from './hiring/index.ts';
import { findSavedView } from './identity/index.ts';
import type { FindGroup } from './messages/index.ts';
import { forbidden, notFound, type Permission } from './platform/index.ts';
import { studentStanding } from './student-standing.ts';

/** The list of students, as views of it are kept under. */
const studentList = '/student';

/** Who reads the people of a group in their own list may write to it. */
const readers: Readonly<Record<AudienceGroupKind, readonly Permission[]>> = {
  Unplaced: ['Manage Season'],
  Applicants: ['Manage Job Applications', 'View Eligible Students'],
  Round: ['Manage Job Applications', 'View Eligible Students'],
  SavedList: ['Manage User'],
};

export const findGroup: FindGroup = async (db, { kind, id, statuses }, { user: caller, permissions }) => {
  if (!readers[kind].some((permission) => permissions.has(permission))) throw forbidden();
  switch (kind) {
    case 'Unplaced':
      return unplacedOf(db, id, caller);
    case 'Applicants':
      return applicantsOf(db, { id, ...(statuses && { statuses }) }, caller);
    case 'Round':
      return peopleOfRound(db, id, caller);
    default: {
      const view = await findSavedView(db, id, caller);
      if (view?.list !== studentList) throw notFound();
      return { name: view.name, isMember: studentsOfList(studentStanding, view.query, caller) };
    }
  }
};
