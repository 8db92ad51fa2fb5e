import type { User } from './tables.ts';

/** The name of a person as it is written out. Who has one name has entered it in both fields, and reads it once. */
export function personName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  const isOne = firstName.toLowerCase() === lastName.toLowerCase();
  return isOne ? firstName : `${firstName} ${lastName}`.trim();
}
