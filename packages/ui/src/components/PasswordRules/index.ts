export { PasswordRules } from './PasswordRules.tsx';
export type { PasswordRule, PasswordRulesProps } from './PasswordRules.tsx';
