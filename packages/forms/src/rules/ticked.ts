import { failed, passed, type Rule } from './rule.ts';

/** A box that has to be ticked, such as the terms of use (specification, section 5). */
export const accepted: Rule<boolean> = (value) => (value ? passed : failed('accepted'));

/** A solved captcha: its token (specification, section 5). Whether the token is good only the server can say. */
export const captchaSolved: Rule = (value) => (value === '' ? failed('captcha') : passed);
