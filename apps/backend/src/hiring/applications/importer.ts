/** Files that move the applications of one job: a line names an applicant and says the status. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import { users } from '../../identity/index.ts';
import {
  bodySchema,
  signedIn,
  validationFailed,
  type BodySchema,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { createRowImporter, refuseFaults, type Importer } from '../../records/index.ts';
import { jobDescriptions } from '../job-descriptions/tables.ts';
import { applicationsInScope, moveKnown, stepOf } from './move.ts';
import { applications } from './tables.ts';

type Change = OperationRequest<'setMappingStatus'>['body'];

interface Line extends Pick<Change, 'reasonCode' | 'note'> {
  jdID: string;
  rollNumber?: string;
  mobileNumber?: string;
  status?: Change['status'];
}

/** Headings that name the applicant: cells of words, whatever they look like. */
const names: Readonly<Record<string, Record<string, unknown>>> = {
  rollNumber: { type: 'string' },
  mobileNumber: { type: 'string' },
};

// Read at the first file: most servers never take one in.
let read: BodySchema | undefined;
const schema = (): BodySchema => (read ??= bodySchema('setMappingStatus'));

export function createApplicationImporter(): Importer {
  return createRowImporter({
    kind: 'application',
    example: { rollNumber: 'CE/2023/041', mobileNumber: '', status: 'Shortlisted', reasonCode: '', note: '' },
    columns: ['jdID', 'rollNumber', 'mobileNumber', 'status', 'reasonCode', 'note'],
    ofAddress: ['jdID'],
    namedBy: ['rollNumber', 'mobileNumber'],
    ignored: ['firstName', 'lastName', 'email', 'instituteName', 'programName'],
    identityOf: (columns, cells) => {
      const cellOf = (name: string) => cells[columns.indexOf(name)]?.toLowerCase() ?? '';
      return cellOf('rollNumber') || cellOf('mobileNumber') || null;
    },
    schema: () => ({ ...schema(), property: (name) => names[name] ?? schema().property(name) }),
    references: () => ({}),
    write: async (_tx, row, context) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cells were read by the contract's properties
      const line = row as unknown as Line;
      const { status, reasonCode, note } = line;
      if (status === undefined) throw wrong('status', 'required', 'Say the status.');
      if (status === 'Selected') {
        throw wrong('status', 'offer', 'An offer is made to one person at a time, not by a file.');
      }
      const found = await findApplication(context, line);
      refuseFaults(schema(), { id: found.id, status, reasonCode, note });
      if (found.status === status) return { verdict: 'unchanged', faults: [] };
      const step = stepOf(context, { status, reasonCode, note });
      await moveKnown(context, found.id, { ...step, source: 'bulk', batchID: context.requestId });
      return { verdict: 'update', faults: [] };
    },
  });
}

const wrong = (path: string, code: string, message: string) => validationFailed([{ path, code, message }]);

/**
 * The application that a line names. A company finds people by their mobile number once it has been told it.
 * @throws ApiFailure 422 when the line names nobody, or more than one
 */
async function findApplication(
  context: OperationContext,
  { jdID, rollNumber = '', mobileNumber = '' }: Line,
): Promise<{ id: string; status: string }> {
  if (rollNumber === '' && mobileNumber === '') {
    throw wrong('rollNumber', 'required', 'Say the roll number or the mobile number.');
  }
  const isCompany = signedIn(context).roleScope === 'company';
  const found = await context.db
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(currentDegrees, eq(currentDegrees.userId, users.id))
    .where(
      and(
        eq(applications.jdID, jdID),
        isNotNull(applications.appliedAt),
        applicationsInScope(context),
        rollNumber === ''
          ? undefined
          : sql`lower(${currentDegrees.rollNumber}) = ${rollNumber.toLowerCase()}`,
        mobileNumber === '' ? undefined : eq(users.mobileNumber, mobileNumber),
        mobileNumber !== '' && isCompany ? isNotNull(applications.contactRevealedAt) : undefined,
      ),
    )
    .limit(2);
  const [application, another] = found;
  const path = rollNumber === '' ? 'mobileNumber' : 'rollNumber';
  if (application === undefined)
    throw wrong(path, 'unknown', 'Nobody with this number has applied for the job.');
  if (another !== undefined) {
    throw wrong(
      path,
      'ambiguous',
      'More than one applicant has this roll number. Say the mobile number too.',
    );
  }
  return application;
}
