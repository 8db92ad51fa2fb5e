/** Signing up as a candidate. */
import type { Db } from '../../database/index.ts';
import {
  validationFailed,
  type OperationContext,
  type OperationRequest,
  storedText,
} from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { roleID } from '../roles/system-roles.ts';
import { findRegistrable } from '../../organisations/index.ts';
import { findStateCode } from '../../catalogue/index.ts';
import { createAccount } from '../accounts/registration.ts';
import type { User } from '../tables/users.ts';
import { refuseCommonPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { registrantOf } from '../auth/registrants.ts';

type Candidate = Extract<OperationRequest<'register'>['body'], { type: 'C' }>;

/**
 * Writes the account, which waits for its mobile number to be verified, and names the browser that it is of.
 * @throws ApiFailure 409 DUPLICATE when a verified account has the number or the address, 422 when a field does not fit
 */
export async function registerCandidate(
  services: Services,
  body: Candidate,
  captchaToken: string | undefined,
  context: OperationContext,
): Promise<{ user: User; deviceID: string }> {
  const { limiter, captcha, keys } = services;
  const { db, client, log } = context;
  const { password, email, mobileNumber, firstName, lastName, isFresher } = body;
  await limiter.attempt('registerPerAddress', client.address);
  refuseCommonPassword(password);
  const place = isFresher ? await findPlace(db, body) : { instituteID: null, stateCode: null, city: null };
  await captcha.redeem(captchaToken);
  const passwordHash = await hashPassword(password);
  const terms = { version: await services.termsVersion() };
  const registrant = registrantOf(keys, client, password);
  const user = await db.transaction((tx) =>
    createAccount(
      tx,
      {
        type: 'C',
        firstName,
        lastName,
        email,
        mobileNumber,
        isFresher,
        roleID: roleID(isFresher ? 'student' : 'experienced'),
        locale: context.locale,
        passwordHash,
        terms,
        registrant,
        ...place,
      },
      context.now(),
    ),
  );
  log.info({ event: 'registered', userID: user.id }, 'registered');
  return { user, deviceID: registrant.deviceID };
}

/** The institute and the home of a fresher; without an institute its name. Throws 422 for an institute or a state that there is not. */
async function findPlace(db: Db, { institute, instituteName, state, city }: Candidate) {
  const found = institute == null ? null : await findRegistrable(db, institute);
  const isNamed = institute == null && instituteName != null;
  if (!found && !isNamed) {
    throw validationFailed([
      { path: 'institute', code: 'oneOf', message: 'Choose an institute from the list.' },
    ]);
  }
  const stateCode = state == null ? null : await findStateCode(db, state);
  if (state != null && stateCode === null) {
    throw validationFailed([{ path: 'state', code: 'oneOf', message: 'Choose a state from the list.' }]);
  }
  return {
    instituteID: found?.id ?? null,
    missingInstitute: isNamed ? storedText(instituteName) : null,
    stateCode,
    city: city == null ? null : storedText(city),
  };
}
