import { personNamePattern } from '@aarambh/api-client/patterns';
import { limits } from './limits.ts';
import { allOf, matching, type Rule } from './rule.ts';
import { maxLength } from './text.ts';

/**
 * First or last name of a candidate or of an employer's contact person: letters A-Z and a-z only, no spaces or digits
 * (specification, section 5), at most 50. Names in the contact form are free text and do not use this rule.
 */
export const personName: Rule = allOf(
  matching(personNamePattern, 'personName'),
  maxLength(limits.personName),
);
