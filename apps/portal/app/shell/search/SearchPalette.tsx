import { CommandPalette, type CommandItem } from '@aarambh/ui/CommandPalette';
import { use, useMemo } from 'react';
import { AccessContext } from '#app/access/access.ts';
import { openRoutes } from '#app/access/navRoutes.ts';
import { useHasWallet } from '#app/access/useHasWallet.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';
import { leave } from '#app/screen/leave.ts';
import { keepOpened, recentlyOpened } from '#app/session/recentlyOpened.ts';
import type { ShellPanelProps } from '../Panels.tsx';
import { routeIcons } from '#app/screen/routeIcons.tsx';
import { useMenuItems } from '../useMenuItems.tsx';
import { useSettings } from './useSettings.ts';

/** From here on records are looked for; a shorter text is in too many of them. */
const shortestText = 3;

/** Finds screens, records and what can be done anywhere, by a few letters. */
export default function SearchPalette({ isOpen, onClose }: ShellPanelProps) {
  const { t } = useTranslation();
  const access = use(AccessContext);
  const hasWallet = useHasWallet();
  const places = openRoutes(access)
    .filter(({ name }) => name !== 'wallet' || hasWallet)
    .map(({ path, name }): CommandItem => ({
      id: `/${path}`,
      label: t(`shell.routes.${name}`),
      icon: routeIcons[name],
      href: `/${path}`,
      group: t('shell.search.kinds.places'),
    }));
  const settings = useSettings();
  const panels = useMenuItems().filter(({ href }) => href === undefined);
  const actions = t('shell.search.kinds.actions');
  const ending: CommandItem = { id: 'log-out', label: t('shell.account.logOut'), group: actions };
  const group = t('shell.search.kinds.recent');
  const recents = useMemo(
    () =>
      isOpen ? recentlyOpened().map(({ title, href }) => ({ id: href, label: title, href, group })) : [],
    [isOpen, group],
  );
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      label={t('shell.search.title')}
      placeholder={t('shell.search.hint')}
      items={[
        ...places,
        ...settings,
        ...panels.map(({ id, label, icon }): CommandItem => ({ id, label, icon, group: actions })),
        ending,
      ]}
      recents={recents}
      minSearchLength={shortestText}
      onSearch={async (q, { signal }) => {
        const { data } = await api().GET('/search', { params: { query: { q } }, signal });
        return (data?.data.results ?? []).map(({ kind, title, detail, link }) => ({
          id: link,
          label: title,
          href: link,
          group: t(`shell.search.kinds.${kind}`),
          ...(detail !== null && { description: detail }),
        }));
      }}
      onAction={(id, { item: { label, href } }) => {
        if (href !== undefined) keepOpened({ title: label, href });
        else if (id === ending.id) leave();
        else panels.find((item) => item.id === id)?.onClick?.();
      }}
    />
  );
}
