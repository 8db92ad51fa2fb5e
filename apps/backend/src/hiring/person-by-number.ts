/** Files whose lines name a person by roll number, mobile number or both: of an application or of a season. */
import { mobileNumberPattern } from '@aarambh/api-client/patterns';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { currentDegrees } from '../candidates/index.ts';
import { users } from '../identity/index.ts';
import { validationFailed, type ApiFailure, type BodySchema, type LocalizedText } from '../platform/index.ts';
import { mismatch, type Importer } from '../records/index.ts';

/** The numbers of a line. */
export interface PersonNumbers {
  rollNumber?: string;
  mobileNumber?: string;
}

/** What every such file declares. What a download adds about the person is not taken in. */
export const filesByNumber = {
  namedBy: ['rollNumber', 'mobileNumber'],
  toldApartBy: ['rollNumber', 'mobileNumber'],
  ignored: ['firstName', 'lastName', 'email', 'instituteName', 'programName'],
  identityOf: (columns, cells) => {
    const cellOf = (name: string) => cells[columns.indexOf(name)]?.toLowerCase() ?? '';
    return cellOf('rollNumber') || cellOf('mobileNumber') || null;
  },
  references: () => ({}),
} satisfies Pick<Importer, 'namedBy' | 'toldApartBy' | 'ignored' | 'identityOf'> & {
  references: () => object;
};

/** The body of the operation for one, read where the numbers are cells of words, whatever they look like. */
export function withWords(schema: BodySchema, names: readonly string[]): BodySchema {
  return {
    ...schema,
    property: (name) => {
      if (!names.includes(name)) return schema.property(name);
      return name === 'mobileNumber'
        ? { type: 'string', pattern: mobileNumberPattern.source }
        : { type: 'string' };
    },
  };
}

/** What is wrong with one cell of a line. */
export const wrongCell = (path: string, code: string, message: string | LocalizedText): ApiFailure =>
  validationFailed([{ path, code, message }]);

/**
 * Whether a person has the numbers, in a query with `users` and `currentDegrees`.
 * @throws ApiFailure 422 for a line without any
 */
export function hasNumbers({ rollNumber = '', mobileNumber = '' }: PersonNumbers): SQL | undefined {
  if (rollNumber === '' && mobileNumber === '') {
    throw wrongCell('rollNumber', 'required', 'Say the roll number or the mobile number.');
  }
  return and(
    rollNumber === '' ? undefined : sql`lower(${currentDegrees.rollNumber}) = ${rollNumber.toLowerCase()}`,
    mobileNumber === '' ? undefined : eq(users.mobileNumber, mobileNumber),
  );
}

/** Of several numbers that one line says: each may be somebody's, and they are no one person's. */
export const notTogether = (path: string): ApiFailure =>
  wrongCell(path, mismatch, 'Nobody here has the numbers of this line together. Look which one is right.');

/**
 * The one that was found by the numbers of a line.
 * @param said sentences for nobody, and for more than one
 * @throws ApiFailure 422 for these
 */
export function onlyOne<Found>(
  [one, another]: readonly Found[],
  { rollNumber = '', mobileNumber = '' }: PersonNumbers,
  said: { nobody: string; several: string },
): Found {
  const path = rollNumber === '' ? 'mobileNumber' : 'rollNumber';
  if (one === undefined) {
    throw rollNumber === '' || mobileNumber === ''
      ? wrongCell(path, 'unknown', said.nobody)
      : notTogether('mobileNumber');
  }
  if (another !== undefined) throw wrongCell(path, 'ambiguous', said.several);
  return one;
}
