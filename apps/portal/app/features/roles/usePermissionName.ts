import type { TFunction } from 'i18next';
import type { Permission } from '#app/access/access.ts';
import { baseLanguage } from '#app/config/languages.ts';
import { useLanguage } from '#app/i18n/LanguageProvider.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { isSpecial, places, rowsOf, verbs } from './permissionTable.ts';

/** What people call each permission: in English as the contract does, in other languages by what it is about and what may be done. */
export function usePermissionName(): (permission: Permission) => string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (permission) => (language === baseLanguage ? permission : nameOf(permission, t));
}

function nameOf(permission: Permission, t: TFunction): string {
  if (isSpecial(permission)) return t(`resources.permissions.names.${permission}`);
  for (const row of places.flatMap(rowsOf)) {
    const verb = verbs.find((each) => row.permissions[each] === permission);
    if (verb !== undefined) {
      return t('resources.permissions.named', {
        resource: t(`resources.permissions.resources.${row.resource}`),
        verb: t(`resources.permissions.verbs.${verb}`),
      });
    }
  }
  return permission;
}
