import { instituteID } from '../../src/seed/data/institutes.ts';
import type { TestServer } from './server.ts';

let serial = 0;

/** A registration that the server takes, of a fresher with a number and an address that nobody has. */
export function newFresher() {
  serial += 1;
  const mobileNumber = `82${String(serial).padStart(8, '0')}`;
  return {
    firstName: 'Neha',
    lastName: 'Sawant',
    type: 'C',
    city: 'Pune',
    state: 'Maharashtra',
    institute: instituteID('sahyadri'),
    mobileNumber,
    email: `neha.${mobileNumber}@example.com`,
    password: 'Monsoon#24',
    isFresher: true,
  };
}

/** The same of somebody with experience. */
export function newExperienced() {
  return { ...newFresher(), city: null, state: null, institute: null, isFresher: false };
}

/** Registers and asks for a code; returns the number and the code. */
export async function registered(
  server: TestServer,
  person: Record<string, unknown> & { mobileNumber: string } = newFresher(),
): Promise<{ mobileNumber: string; code: string }> {
  const { mobileNumber } = person;
  const { status, message } = await server.call('register', { body: person });
  if (status !== 200) throw new Error(`The registration was refused: ${message}`);
  return { mobileNumber, code: await sentCode(server, mobileNumber) };
}

/** Asks for a code as the portal does and reads it from the outbox. */
export async function sentCode(
  server: TestServer,
  mobileNumber: string,
  purpose?: 'register' | 'reset',
): Promise<string> {
  const { status, message } = await server.call('sendOtp', {
    params: { mobileNumber },
    query: purpose === undefined ? {} : { purpose },
    headers: { 'x-requested-with': 'portal' },
  });
  if (status !== 200) throw new Error(`No code was sent: ${message}`);
  return server.codeFor(mobileNumber);
}

/** A number that no account has and no other test uses. */
export function unusedNumber(): string {
  return newFresher().mobileNumber;
}

/** A fresher whose number is verified, with a session. */
export async function newMember(server: TestServer) {
  const person = newFresher();
  const { mobileNumber, code } = await registered(server, person);
  const { data, status } = await server.call('verifyOtp', { body: { mobileNumber, code } });
  if (status !== 200) throw new Error('The new member could not be verified.');
  // The next code of this person has to wait no more.
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  return { ...person, token: data.token };
}

/** A code of six digits that is not `code`. */
export function otherThan(code: string): string {
  return code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
}
