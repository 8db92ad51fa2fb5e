import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { institutesQuery } from './institutes.ts';

/** The scopes that are not an organisation, widest first. */
export const generalScopes = ['default', 'C', 'E', 'S'] as const;

/** What a scope is called. */
export function useScopeName(): (scope: string) => string {
  const { t } = useTranslation();
  const { data: institutes = [] } = useQuery(institutesQuery);
  return (scope) => {
    const general = generalScopes.find((each) => each === scope);
    if (general) return t(`settings.scopes.${general}`);
    return institutes.find(({ id }) => id === scope)?.label ?? t('settings.scopes.organisation');
  };
}
