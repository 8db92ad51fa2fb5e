import type { ReactNode } from 'react';
import { AppFooter } from '../../src/components/AppFooter/index.ts';
import { AppHeader } from '../../src/components/AppHeader/index.ts';
import { AppShell } from '../../src/components/AppShell/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { Container } from '../../src/components/Container/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { Logo } from '../../src/components/Logo/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { useWords } from './words.ts';

export type PublicPageProps = {
  /** The heading of the page, in English, as all words here. */
  readonly title: string;
  /** The link of the header that leads here. */
  readonly current?: string;
  readonly children: ReactNode;
};

const links = ['Sign in', 'Register', 'Contact us'];

/** A page for those who are not signed in: one card with one form, in the frame of the site. */
export function PublicPage({ title, current, children }: PublicPageProps) {
  const t = useWords();
  return (
    <AppShell
      header={
        <AppHeader
          brand={<Logo />}
          links={links.map((label) => ({
            label: t(label),
            href: `#${label.toLowerCase().replace(' ', '-')}`,
            isCurrent: label === current,
          }))}
        />
      }
      footer={<AppFooter copyright="© 2026 Aarambh" documents={[]} social={[]} />}
    >
      <Container width="sm">
        <Card>
          <Stack>
            <Heading level={1}>{t(title)}</Heading>
            {children}
          </Stack>
        </Card>
      </Container>
    </AppShell>
  );
}
