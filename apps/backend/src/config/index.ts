/** The settings of the server. Other folders import from this file alone. */
export type { AltchaConfig, CaptchaConfig, RecaptchaConfig } from './captcha.ts';
export { readConfig, readDatabaseLocation, type Config, type Crowd, type LogLevel } from './config.ts';
export { isLoopback } from './env.ts';
export { fileHomes, type BucketConfig, type FileHome, type FilesConfig } from './files.ts';
export { legalPages } from './legal-pages.ts';
export type { Limit, LimitName, Limits } from './limits.ts';
export type { MessagePrices, SMSGatewayConfig, SMTPConfig } from './messages.ts';
export type { WhatsAppConfig } from './whatsapp.ts';
export type { PaymentsConfig, RazorpayConfig } from './payments.ts';
export type { PushConfig } from './push.ts';
export { supplier } from './supplier.ts';
