import { type OperationContext, type OperationRequest, storedText } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { refuseCommonPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { registrantOf } from '../auth/registrants.ts';
import { chosenIndustry } from '../../catalogue/index.ts';
import { registerCompany, type RegisteredCompany } from './registration.ts';

/**
 * Signs an employer up, or adds a company for a member of staff who may: then no captcha is asked.
 * @throws ApiFailure 409 DUPLICATE when a verified account has the number or the address, 422 when a field does not fit
 */
export async function signUpEmployer(
  services: Services,
  body: OperationRequest<'addCompany'>['body'],
  captchaToken: string | undefined,
  context: OperationContext,
): Promise<RegisteredCompany & { deviceID: string | null }> {
  const { limiter, captcha, keys } = services;
  const { db, client, log, permissions, user: caller } = context;
  const now = context.now();
  const isStaff = caller !== null && permissions.has('Create Company');
  if (!isStaff) await limiter.attempt('registerPerAddress', client.address);
  refuseCommonPassword(body.password);
  const { password, industryType, ...contact } = body;
  const details = {
    ...contact,
    name: storedText(body.name),
    location: storedText(body.location),
    website: storedText(body.website),
    spocDesignation: storedText(body.spocDesignation),
    industryID: (await chosenIndustry(db, 'industryType', industryType)).id,
  };
  if (!isStaff) await captcha.redeem(captchaToken);
  const passwordHash = await hashPassword(password);
  const terms = isStaff ? null : { version: await services.termsVersion() };
  const registrant = isStaff ? null : registrantOf(keys, client, password);
  const registered = await db.transaction((tx) => {
    // What staff read says nothing about the contact person.
    const locale = isStaff ? 'en' : context.locale;
    const input = { ...details, passwordHash, terms, locale, registrant };
    return registerCompany(tx, input, isStaff ? caller.id : null, now);
  });
  log.info(
    { event: 'registered', userId: registered.user.id, companyID: registered.company.id },
    'registered',
  );
  return { ...registered, deviceID: registrant?.deviceID ?? null };
}
