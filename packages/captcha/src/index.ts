export { altcha, type AltchaOptions } from './altcha.ts';
export { recaptcha, type RecaptchaOptions } from './recaptcha.ts';
export { trustedAddress } from './trustedTypes.ts';
