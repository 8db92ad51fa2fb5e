import type { SocialLink } from '@aarambh/ui/AppFooter';
import type { ReactElement } from 'react';
import { config, type SocialNetwork } from '#app/config/config.ts';
import * as styles from './social.css.ts';

interface Network {
  readonly id: SocialNetwork;
  /** The network's own name, the same in every language. */
  readonly label: string;
  readonly drawing: ReactElement;
}

const networks: readonly Network[] = [
  {
    id: 'linkedin',
    label: 'LinkedIn',
    drawing: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="3" />
        <path d="M8 11v5M8 8v.01M12 16v-5m0 2a2 2 0 0 1 4 0v3" />
      </>
    ),
  },
  {
    id: 'youtube',
    label: 'YouTube',
    drawing: (
      <>
        <rect x="2" y="5" width="20" height="14" rx="4" />
        <path d="m10 9 5 3-5 3Z" />
      </>
    ),
  },
  {
    id: 'instagram',
    label: 'Instagram',
    drawing: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7v.01" />
      </>
    ),
  },
  {
    id: 'facebook',
    label: 'Facebook',
    drawing: <path d="M7 10v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3V3h-3a5 5 0 0 0-5 5v2Z" />,
  },
  {
    id: 'x',
    label: 'X',
    drawing: <path d="m4 4 11.7 16H20L8.3 4ZM4 20l6.8-6.8M13.2 10.8 20 4" />,
  },
];

/** The organisation's pages elsewhere, as far as the configuration gives their addresses. */
export function socialLinks(): SocialLink[] {
  const { social } = config();
  return networks.flatMap(({ id, label, drawing }) => {
    const href = social[id];
    return href === undefined ? [] : [{ label, href, icon: <Glyph>{drawing}</Glyph> }];
  });
}

function Glyph({ children }: { readonly children: ReactElement }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden focusable="false" className={styles.glyph}>
      {children}
    </svg>
  );
}
