/** The rules of /login, in a file of their own: every visit to the portal loads it, and none of the others with it. */
import { captchaSolved } from '../rules/ticked.ts';
import { required, requiredAsTyped } from '../rules/rule.ts';
import { signInLimits } from '../rules/signInLimits.ts';
import { maxLength } from '../rules/text.ts';

export const requiredCaptcha = captchaSolved;

/** Login checks no form: any number and password of a bounded size (specification, section 5). */
export const loginMobile = required(maxLength(signInLimits.loginMobile));
export const loginPassword = requiredAsTyped(maxLength(signInLimits.loginPassword));
