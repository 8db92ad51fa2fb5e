import { mappingReasonValues } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { definePayload } from '../../definition/defineForm.ts';
import { crossField } from '../../definition/ruleChecks.ts';
import { oneOf, required, type Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';

type Step = {
  status?: string;
  reasonCode?: string | undefined;
  offer?: unknown;
};

/** Steps that the other side reads the reason of. */
const explained: ReadonlySet<string | undefined> = new Set(['Rejected', 'Withdrawn', 'Offer Declined']);

const reason = required(oneOf(mappingReasonValues));

const reasonOfStep: Rule<Step> = ({ status, reasonCode = '' }) =>
  explained.has(status) ? reason(reasonCode) : passed;

const offerOfStep: Rule<Step> = ({ status, offer }) =>
  status === 'Selected' && offer === undefined ? failed('required') : passed;

const errors = { status: undefined, reasonCode: undefined, offer: undefined };

const body = () =>
  z
    .looseObject({
      status: z.optional(z.string()),
      reasonCode: z.optional(z.string()),
      offer: z.optional(z.looseObject({})),
    })
    .check(crossField('reasonCode', reasonOfStep), crossField('offer', offerOfStep));

/** Body of setMappingStatus: a refusal has a reason, a selection an offer. */
export const applicationStep = definePayload('setMappingStatus', body(), errors);

/** Body of bulkUpdateMappings, by the same rules. */
export const applicationSteps = definePayload('bulkUpdateMappings', body(), errors);
