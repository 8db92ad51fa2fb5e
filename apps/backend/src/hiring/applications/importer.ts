/** Files that move the applications of one job: a line names an applicant and says the status. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import { users } from '../../identity/index.ts';
import {
  bodySchema,
  signedIn,
  type BodySchema,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { createRowImporter, refuseFaults, type Importer } from '../../records/index.ts';
import {
  filesByNumber,
  hasNumbers,
  onlyOne,
  withWords,
  wrongCell,
  type PersonNumbers,
} from '../person-by-number.ts';
import { isOfCompany, refuseForeignJob } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { applicationsInScope, moveKnown, stepOf } from './move.ts';
import { applications } from '../tables/applications.ts';

type Change = OperationRequest<'setMappingStatus'>['body'];

interface Line extends PersonNumbers, Pick<Change, 'reasonCode' | 'note'> {
  jdID: string;
  status?: Change['status'];
}

// Read at the first file: most servers never take one in.
let read: BodySchema | undefined;
const schema = (): BodySchema => (read ??= bodySchema('setMappingStatus'));

export function createApplicationImporter(): Importer {
  return createRowImporter({
    kind: 'application',
    example: { rollNumber: 'CE/2023/041', mobileNumber: '', status: 'Shortlisted', reasonCode: '', note: '' },
    columns: ['jdID', 'rollNumber', 'mobileNumber', 'status', 'reasonCode', 'note'],
    ofAddress: ['jdID'],
    refuseAddress: (context, [jdID = '']) => refuseForeignJob(context, jdID),
    ...filesByNumber,
    schema: () => withWords(schema(), ['rollNumber', 'mobileNumber']),
    write: async (_tx, line: Line, context) => {
      const { status, reasonCode, note } = line;
      if (status === undefined) throw wrongCell('status', 'required', 'Say the status.');
      if (status === 'Selected') {
        throw wrongCell('status', 'offer', 'An offer is made to one person at a time, not by a file.');
      }
      const found = await findApplication(context, line);
      refuseFaults(schema(), { id: found.id, status, reasonCode, note });
      if (found.status === status) return { verdict: 'unchanged', faults: [] };
      const step = stepOf(context, { status, reasonCode, note });
      const batchID = context.requestId;
      const { charged } = await moveKnown(context, found, { ...step, source: 'bulk', batchID });
      return { verdict: 'update', faults: [], credits: charged };
    },
  });
}

/**
 * The application that a line names. A company finds people by their mobile number once it has been told it.
 * @throws ApiFailure 422 when the line names nobody, or more than one
 */
async function findApplication(
  context: OperationContext,
  line: Line,
): Promise<Pick<typeof applications.$inferSelect, 'id' | 'jdID' | 'userID' | 'status'>> {
  const isCompany = isOfCompany(signedIn(context));
  const isByMobile = line.mobileNumber !== undefined && line.mobileNumber !== '';
  const found = await context.db
    .select({
      id: applications.id,
      jdID: applications.jdID,
      userID: applications.userID,
      status: applications.status,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .where(
      and(
        eq(applications.jdID, line.jdID),
        isNotNull(applications.appliedAt),
        applicationsInScope(context),
        hasNumbers(line),
        isByMobile && isCompany ? isNotNull(applications.contactRevealedAt) : undefined,
      ),
    )
    .limit(2);
  return onlyOne(found, line, {
    nobody: 'Nobody with this number has applied for the job.',
    several: 'More than one applicant has this roll number. Say the mobile number too.',
  });
}
