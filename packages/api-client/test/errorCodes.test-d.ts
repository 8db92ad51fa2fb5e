/** What the types say of the codes that an operation answers with. */
import type { ErrorCode, ErrorCodeOf } from '../src/index.ts';

export const listed: ErrorCodeOf<'addCity'>[] = ['DUPLICATE', 'FORBIDDEN', 'INTERNAL'];

/** Each is one of the contract's. */
export const any: ErrorCode | undefined = listed[0];

export const never: ErrorCodeOf<'addCity'>[] = [
  // @ts-expect-error -- no city asks for credits
  'INSUFFICIENT_CREDITS',
  // @ts-expect-error -- no code is called so
  'DUPLICATED',
];
