export { CaptchaField } from './CaptchaField.tsx';
export type { CaptchaChangeDetails, CaptchaFieldActions, CaptchaFieldProps } from './CaptchaField.tsx';
export type { CaptchaAdapter, CaptchaSolution, CaptchaState } from './useCaptcha.ts';
export { CaptchaBlocked } from './useCaptcha.ts';
