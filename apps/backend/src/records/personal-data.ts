import { eq, sql } from 'drizzle-orm';
import { columnsWithout, underAnID, type PersonalData } from '../database/index.ts';
import { auditEvents } from './audit/tables.ts';
import { importJobs, importRows } from './imports/tables.ts';

/** What of the trail and of files that are taken in is about people. */
export const recordsData: readonly PersonalData[] = [
  {
    table: auditEvents,
    countedAs: 'trail',
    rows: ({ id }) => eq(auditEvents.subjectID, id),
    // Who acted is somebody else, and why is what staff note for themselves.
    exported: {
      as: 'trail',
      columns: columnsWithout(auditEvents, ['actorID', 'actorRoleID', 'reason', 'requestID']),
    },
    erased: { kept: `The trail has to be whole. ${underAnID}` },
  },
  {
    table: importJobs,
    countedAs: 'imports',
    rows: ({ id }) => eq(importJobs.requestedBy, id),
    exported: { as: 'imports', columns: columnsWithout(importJobs, ['leasedUntil']) },
    erased: { kept: `They go a week after they were sent. ${underAnID}` },
  },
  {
    table: importRows,
    countedAs: 'importedRows',
    rows: ({ id, mobileNumber, email }) =>
      sql`${importRows.recordID} = ${id} or exists (select from unnest(${importRows.cells}) as cell
        where lower(trim(cell)) = ${email ?? ''} or right(regexp_replace(cell, '\\D', '', 'g'), 10) = ${mobileNumber})`,
    exported: {
      withheld:
        'The files of an institute name others beside the person, as parents; what became of a row is in the other sections.',
    },
    // The cells stay, so that the line is one of the file.
    erased: {
      emptied: {
        cells: sql`array_fill(''::text, array[cardinality(${importRows.cells})])`,
        faults: sql`'[]'::jsonb`,
        before: sql`null`,
      },
    },
  },
];
