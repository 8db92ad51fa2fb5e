/** What a lead becomes: a company or an institute, with what was typed. */
import { convertLead, convertLeadToInstitute } from '@aarambh/api-client/operations';
import { leadCompany, leadInstitute } from '@aarambh/forms';
import { defineAction, type RowOf } from '@aarambh/records';
import { isOpen } from './leadMerging.ts';

type Lead = RowOf<'/lead'>;

/** Who wrote speaks for what is made. */
const contactOf = ({ firstName, lastName, email, mobile }: Lead) => ({
  spocFirstName: firstName,
  spocLastName: lastName,
  email,
  phone: mobile,
});

const conversion = { family: '/lead', scopes: [], isOffered: isOpen } as const;

export const leadConversions = [
  defineAction({
    ...conversion,
    operation: convertLead,
    id: 'company',
    label: 'resources.lead.toCompany',
    question: { title: 'resources.lead.toCompanyQuestion', text: 'resources.lead.toCompanyText' },
    form: {
      definition: leadCompany,
      from: (lead) => ({ ...leadCompany.defaultValues, ...contactOf(lead) }),
    },
    done: 'resources.lead.becameCompany',
  }),
  defineAction({
    ...conversion,
    operation: convertLeadToInstitute,
    id: 'institute',
    label: 'resources.lead.toInstitute',
    question: { title: 'resources.lead.toInstituteQuestion', text: 'resources.lead.toInstituteText' },
    form: {
      definition: leadInstitute,
      lookups: { stateCode: 'states' },
      from: (lead) => ({ ...leadInstitute.defaultValues, ...contactOf(lead) }),
    },
    done: 'resources.lead.becameInstitute',
  }),
];
