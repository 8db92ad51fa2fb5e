import {
  brokenRule,
  storedText,
  validationFailed,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import type { Services } from '../services.ts';
import { refuseCommonPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { registrantOf } from '../auth/registrants.ts';
import { chosenIndustry } from '../../catalogue/index.ts';
import { inviteAfterwards } from '../invitations/send.ts';
import { createEmployerAccount } from '../accounts/accounts-for-others.ts';
import { addCompany, registerCompany, type RegisteredCompany } from './registration.ts';

type Creation = OperationRequest<'addCompany'>['body'];

/**
 * Signs an employer up, or adds a company for a member of staff who may: then neither captcha nor password is asked, and the contact person is
 * invited.
 * @returns also the browser that the registration is of; null for what staff add
 * @throws ApiFailure 409 DUPLICATE when a verified account has the number or the address, 422 when a field does not fit
 */
export async function signUpEmployer(
  services: Services,
  { password, ...body }: Creation,
  captchaToken: string | undefined,
  context: OperationContext,
): Promise<RegisteredCompany & { deviceID: string | null }> {
  const { limiter, captcha, keys } = services;
  const { db, client, log, permissions, user: caller, locale } = context;
  if (caller !== null && permissions.has('Create Company')) return addByStaff(services, body, context);
  await limiter.attempt('registerPerAddress', client.address);
  if (password === undefined) {
    throw validationFailed([brokenRule('password', { ok: false, code: 'required', params: {} })]);
  }
  refuseCommonPassword(password);
  const details = await detailsOf(body, context);
  await captcha.redeem(captchaToken);
  const passwordHash = await hashPassword(password);
  const terms = { version: await services.termsVersion() };
  const registrant = registrantOf(keys, client, password);
  const input = { ...details, passwordHash, terms, locale, registrant };
  const registered = await db.transaction((tx) => registerCompany(tx, input, context.now()));
  log.info(
    { event: 'registered', userID: registered.user.id, companyID: registered.company.id },
    'registered',
  );
  return { ...registered, deviceID: registrant.deviceID };
}

/** Adds a company, which waits for verification, and invites its contact person. */
async function addByStaff(services: Services, body: Omit<Creation, 'password'>, context: OperationContext) {
  const details = await detailsOf(body, context);
  const added = await context.db.transaction(async (tx) => {
    const by = { createdBy: context.user?.id ?? null, now: context.now() };
    const company = await addCompany(tx, details, by);
    const { spocFirstName: firstName, spocLastName: lastName, email, phone: mobileNumber } = details;
    const person = { firstName, lastName, email, mobileNumber, companyID: company.id };
    const user = await createEmployerAccount(tx, person, context);
    await audit(tx, context, {
      action: 'added',
      entityType: 'company',
      entityID: company.id,
      subjectID: company.id,
      fields: Object.keys(body),
    });
    return { company, user, deviceID: null };
  });
  inviteAfterwards(services, added.user.id, context);
  return added;
}

async function detailsOf({ industryType, ...body }: Omit<Creation, 'password'>, { db }: OperationContext) {
  return {
    ...body,
    name: storedText(body.name),
    location: storedText(body.location),
    website: storedText(body.website),
    spocDesignation: storedText(body.spocDesignation),
    industryID: (await chosenIndustry(db, 'industryType', industryType)).id,
  };
}
