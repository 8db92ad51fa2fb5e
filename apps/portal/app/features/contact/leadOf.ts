import { employeeCountValues } from '@aarambh/api-client/enums';
import { contactLead } from '@aarambh/forms';

type ContactValues = typeof contactLead.defaultValues;

/** The body of the call that makes a lead (specification, section 3), in the words of the contract. */
export function leadOf(values: ContactValues) {
  const { numberOfEmployees, ...lead } = contactLead.toPayload(values);
  const band = employeeCountValues.find((known) => known === numberOfEmployees);
  if (band === undefined) throw new TypeError('A valid contact form names a band of employees.');
  return { ...lead, numberOfEmployees: band, status: 'New', nextAction: 'Open' } as const;
}
