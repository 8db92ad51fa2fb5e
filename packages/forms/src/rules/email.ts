import { limits } from './limits.ts';
import { allOf, matching, type Rule } from './rule.ts';
import { maxLength } from './text.ts';

// The pattern of the HTML standard for <input type="email">, letter for letter.
const browserPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * What a browser's e-mail field takes, which is the only rule for e-mail addresses of candidates and employers
 * (specification, section 5); at most 254 characters. Capitals pass and so does an address without a dot.
 */
export const browserEmail: Rule = allOf(maxLength(limits.email), matching(browserPattern, 'email'));

/**
 * E-mail address of the contact form (specification, section 5): lower-case letters, digits or ._%+- then @, a
 * domain, and an ending of 2 to 4 letters. Capitals and longer endings such as `.online` fail, by specification.
 */
export const contactEmail: Rule = allOf(
  maxLength(limits.email),
  matching(/^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/, 'contactEmail'),
);
