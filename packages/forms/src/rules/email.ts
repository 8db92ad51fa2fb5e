import { limits } from './limits.ts';
import { allOf, failed, matching, passed, type Rule } from './rule.ts';
import { maxLength } from './text.ts';

const localPart = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const label = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?$/;
const labelLength = 63;

/**
 * The grammar of the HTML standard for <input type="email">, taken apart: the standard's single pattern counts inside of
 * repetitions, which cannot be proved to be quick.
 */
const browserGrammar: Rule = (value) => {
  const at = value.indexOf('@');
  const labels = value.slice(at + 1).split('.');
  const isAddress =
    localPart.test(value.slice(0, Math.max(0, at))) &&
    labels.every((each) => each.length <= labelLength && label.test(each));
  return isAddress ? passed : failed('email');
};

/**
 * What a browser's e-mail field takes, which is the only rule for e-mail addresses of candidates and employers
 * (specification, section 5); at most 254 characters. Capitals pass and so does an address without a dot.
 */
export const browserEmail: Rule = allOf(maxLength(limits.email), browserGrammar);

/**
 * E-mail address of the contact form (specification, section 5): lower-case letters, digits or ._%+- then @, a
 * domain, and an ending of 2 to 4 letters. Capitals and longer endings such as `.online` fail, by specification.
 */
export const contactEmail: Rule = allOf(
  maxLength(limits.email),
  matching(/^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/, 'contactEmail'),
);
