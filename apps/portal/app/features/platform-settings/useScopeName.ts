import { useTranslation } from '#app/i18n/useTranslation.ts';

/** The scopes that are not an organisation, widest first. */
export const generalScopes = ['default', 'C', 'E', 'S'] as const;

/** What a scope is called that a value comes from: the scope that is shown, or one of the general ones behind it. */
export function useScopeName(): (scope: string) => string {
  const { t } = useTranslation();
  return (scope) => t(`settings.scopes.${generalScopes.find((each) => each === scope) ?? 'organisation'}`);
}
