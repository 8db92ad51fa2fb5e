import { lazy, Suspense, useEffect, useState } from 'react';
import { bringTexts } from '../i18n/i18n.ts';
import { closePanel, useOpenPanel, type PanelName } from './panels.ts';

/** What a panel is told. It stays in the page after it was first opened, so that it can slide out. */
export interface ShellPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The panels there are; each is loaded when it is first opened. */
const panels = {
  account: lazy(() => import('./account/AccountPanel.tsx')),
  notifications: lazy(async () => {
    const [panel] = await Promise.all([
      import('../notifications/NotificationsPanel.tsx'),
      bringTexts('notifications'),
    ]);
    return panel;
  }),
} satisfies Partial<Record<PanelName, unknown>>;

/** Holds the panels that have been opened so far. */
export function Panels() {
  const open = useOpenPanel();
  const [seen, setSeen] = useState<readonly PanelName[]>([]);
  if (open !== null && !seen.includes(open)) setSeen([...seen, open]);
  // The next person in this tab begins with nothing open.
  useEffect(() => closePanel, []);
  return (
    <Suspense>
      {seen.includes('account') && <panels.account isOpen={open === 'account'} onClose={closePanel} />}
      {seen.includes('notifications') && (
        <panels.notifications isOpen={open === 'notifications'} onClose={closePanel} />
      )}
    </Suspense>
  );
}
