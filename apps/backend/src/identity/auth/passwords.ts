/** Password hashes: Argon2id, computed on a thread of their own. */

/** Loaded with the first password: most starts wait for none. */
const library = () => import('@node-rs/argon2');

/** OWASP's first recommendation: 19 MiB, two passes, one lane. The library's algorithm is Argon2id unless told otherwise. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A PHC string with its own random salt. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await library();
  return hash(password, cost);
}

/** Hash of random bytes that were thrown away, of the same cost as the others: what a password is compared with where there is no account. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$MpqvwyF1B4wF70wk0XZA+Q$EKc98cCgPYQ7CKoKP31UXvFrSbLYjxifPcpTPRy3uDU';

/**
 * Whether `password` is the one behind `passwordHash`. Null (no such account) takes as long as a wrong password and is
 * always false, so that the time does not tell which numbers have an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const { verify } = await library();
  const isRight = await verify(passwordHash ?? nobody, password);
  return isRight && passwordHash !== null;
}
