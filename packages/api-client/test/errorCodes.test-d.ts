/** What the types say of the codes that an operation answers with. */
import { attempt, type ApiClient, type ErrorCode, type ErrorCodeOf } from '../src/index.ts';

export const listed: ErrorCodeOf<'addCity'>[] = ['DUPLICATE', 'FORBIDDEN', 'INTERNAL'];

/** Each is one of the contract's. */
export const any: ErrorCode | undefined = listed[0];

export const never: ErrorCodeOf<'addCity'>[] = [
  // @ts-expect-error -- no city asks for credits
  'INSUFFICIENT_CREDITS',
  // @ts-expect-error -- no code is called so
  'DUPLICATED',
];

/** What a failed call says: only what its operation can answer with is worth asking for. */
export async function refusal(client: ApiClient): Promise<string> {
  const result = await attempt(client.POST('/auth/login', { body: { mobileNumber: '', password: '' } }));
  if (result.ok) return result.data.token;
  // @ts-expect-error -- who signs in adds no record that could be there already
  if (result.error.code === 'DUPLICATE') return 'there already';
  return result.error.code === 'MOBILE_NOT_VERIFIED' ? 'not verified' : result.error.message;
}
