import { useEffect, useState, type ComponentType } from 'react';
import { loadNamespaces } from '#app/i18n/i18n.ts';
import { closePanel, failPanel, useOpenPanel, type PanelName } from '#app/screen/panels.ts';

/** What a panel is told. It stays in the page after it was first opened, so that it can slide out. */
export interface ShellPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Panel = ComponentType<ShellPanelProps>;

/** The panels there are; each is loaded when it is first opened. */
const panels: Readonly<Record<PanelName, () => Promise<Panel>>> = {
  search: async () => {
    // It finds the settings by what they are called.
    const [panel] = await Promise.all([
      import('./search/SearchPalette.tsx'),
      loadNamespaces('settings', 'platform-settings'),
    ]);
    return panel.default;
  },
  account: async () => (await import('./account/AccountPanel.tsx')).default,
  leaving: async () => (await import('#app/features/signing-out/SigningOut.tsx')).default,
  notifications: async () => {
    const [panel] = await Promise.all([
      import('#app/features/notices/NotificationsPanel.tsx'),
      loadNamespaces('notifications'),
    ]);
    return panel.default;
  },
};

/** Holds the panels that have been opened so far. One that cannot be loaded closes again, and `PanelFailure` says so. */
export function Panels() {
  const open = useOpenPanel();
  const [loaded, setLoaded] = useState<Partial<Record<PanelName, Panel>>>({});
  const missing = open !== null && loaded[open] === undefined ? open : null;
  useEffect(() => {
    if (missing === null) return;
    panels[missing]().then(
      (panel) => setLoaded((others) => ({ ...others, [missing]: panel })),
      () => failPanel(missing),
    );
  }, [missing]);
  // The next person in this tab begins with nothing open.
  useEffect(() => closePanel, []);
  const { account: Account, leaving: Leaving, notifications: Notifications, search: Search } = loaded;
  return (
    <>
      {Search && <Search isOpen={open === 'search'} onClose={closePanel} />}
      {Account && <Account isOpen={open === 'account'} onClose={closePanel} />}
      {Leaving && <Leaving isOpen={open === 'leaving'} onClose={closePanel} />}
      {Notifications && <Notifications isOpen={open === 'notifications'} onClose={closePanel} />}
    </>
  );
}
