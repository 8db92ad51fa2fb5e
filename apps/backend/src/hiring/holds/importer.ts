/** Files that keep students from applying and let them again: a line names a student and says which. */
import { and, eq } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import { users } from '../../identity/index.ts';
import {
  bodySchema,
  type BodySchema,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { createRowImporter, refuseFaults } from '../../records/index.ts';
import { momentOf } from '../day-of-cell.ts';
import {
  filesByNumber,
  hasNumbers,
  onlyOne,
  withWords,
  wrongCell,
  type PersonNumbers,
} from '../person-by-number.ts';
import { endHold, isHoldable, placeHold, refuseReaders } from './decisions.ts';

type Request = OperationRequest<'holdStudent'>['body'];
type Lifting = OperationRequest<'liftHold'>['body'];

const actions = ['Hold', 'Lift'] as const;

interface Line extends PersonNumbers, Partial<Omit<Request, 'until'>> {
  action?: (typeof actions)[number];
  until?: string;
}

// Read at the first file: most servers never take one in.
let read: { hold: BodySchema; lift: BodySchema } | undefined;
const schemas = () => (read ??= { hold: bodySchema('holdStudent'), lift: bodySchema('liftHold') });

/** The cells of `holdStudent`, with the action. */
function cellSchema(): BodySchema {
  const words = withWords(schemas().hold, ['rollNumber', 'mobileNumber', 'until']);
  return {
    ...words,
    property: (name) => (name === 'action' ? { type: 'string', enum: actions } : words.property(name)),
  };
}

/** Files of holds. */
export const holdImporter = createRowImporter({
  kind: 'hold',
  example: {
    rollNumber: 'CE/2023/041',
    mobileNumber: '',
    action: 'Hold',
    kind: 'Dues',
    reason: 'Library books worth Rs 2400 are not returned.',
    liftedWhere: 'Accounts office, room 12',
    until: '',
  },
  columns: ['rollNumber', 'mobileNumber', 'action', 'kind', 'reason', 'liftedWhere', 'until'],
  days: ['until'],
  ...filesByNumber,
  // A student may be kept from applying for dues and for discipline.
  identityOf: (columns, cells) => {
    const person = filesByNumber.identityOf(columns, cells);
    if (person === null) return null;
    const cellOf = (name: string) => cells[columns.indexOf(name)]?.toLowerCase() ?? '';
    return JSON.stringify([person, cellOf('kind')]);
  },
  schema: cellSchema,
  write: async (tx, line: Line, context) => {
    refuseReaders(context);
    if (line.action === undefined) {
      throw wrongCell('action', 'required', 'Say what to do: Hold or Lift.');
    }
    const userID = await findStudent(context, line);
    const isChanged =
      line.action === 'Hold'
        ? await placeHold(tx, context, userID, requestOf(line))
        : await endHold(tx, context, userID, liftingOf(line));
    return { verdict: isChanged ? 'update' : 'unchanged', faults: [] };
  },
});

/** @throws ApiFailure 422 for what `holdStudent` would refuse */
function requestOf({ kind, reason, liftedWhere, until: day }: Line): Request {
  const until = day === undefined ? {} : { until: momentOf('until', day, 'ends') };
  const body = { ...defined({ kind, reason, liftedWhere }), ...until };
  refuseFaults(schemas().hold, body);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules of the body say what is missing
  return body as Request;
}

/** Where it was lifted and until when it held is passed over. @throws ApiFailure 422 for what `liftHold` would refuse */
function liftingOf({ kind, reason }: Line): Lifting {
  const body = defined({ kind, reason });
  refuseFaults(schemas().lift, body);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules of the body say what is missing
  return body as Lifting;
}

const defined = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Who is named by a line among those whom the caller may hold. @throws ApiFailure 422 when it names nobody, or more than one */
async function findStudent(context: OperationContext, line: Line): Promise<string> {
  const found = await context.db
    .select({ id: users.id })
    .from(users)
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .where(and(isHoldable(context), hasNumbers(line)))
    .limit(2);
  const student = onlyOne(found, line, {
    nobody: 'No student has this number. Look for a mistake, or import the student first.',
    several: 'More than one student has this roll number. Say the mobile number too.',
  });
  return student.id;
}
