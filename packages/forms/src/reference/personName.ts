/**
 * The name of a person as it is written out. Who has one name has entered it in both fields, and reads it once.
 * @param person the names as they are on record; either may be missing
 */
export function personName(person: {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}): string {
  const firstName = person.firstName ?? '';
  const lastName = person.lastName ?? '';
  const isOne = firstName.toLowerCase() === lastName.toLowerCase();
  return isOne ? firstName : `${firstName} ${lastName}`.trim();
}
