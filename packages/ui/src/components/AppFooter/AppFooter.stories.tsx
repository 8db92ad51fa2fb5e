import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { stayOnPage } from '../../testing/stayOnPage.ts';
import { GlobeIcon, MailIcon } from '../Icon/index.ts';
import { AppFooter } from './index.ts';

const meta = {
  title: 'Layout/AppFooter',
  component: AppFooter,
  args: {
    copyright: '© 2026 Aarambh',
    documents: [
      { label: 'Terms of use (PDF)', href: '/terms.pdf' },
      { label: 'Privacy policy (PDF)', href: '/privacy.pdf' },
      { label: 'Refund policy (PDF)', href: '/refund.pdf' },
    ],
    contact: { label: 'Connect With Us', href: '/contact-us' },
    social: [
      { label: 'Website', href: 'https://example.com', icon: <GlobeIcon /> },
      { label: 'Newsletter', href: 'https://example.com/news', icon: <MailIcon /> },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const documents = within(canvas.getByRole('navigation', { name: 'Documents' })).getAllByRole('link');
    await expect(documents.map((link) => link.getAttribute('href'))).toEqual([
      '/terms.pdf',
      '/privacy.pdf',
      '/refund.pdf',
    ]);
    await expect(canvas.getByRole('link', { name: 'Connect With Us' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    await expect(canvas.getByRole('link', { name: 'Newsletter' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};

export const Playground: Story = {};

export const CopyrightOnly: Story = {
  args: { documents: [], contact: undefined, social: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    }
  },
};

/** Everything in one row of 768 px and in two of 360. */
export const Rows: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    copyright: '© Aarambh',
    documents: ['Terms', 'Privacy', 'Refunds'].map((label) => ({ label, href: `/${label}.pdf` })),
    social: ['One', 'Two', 'Three', 'Four', 'Five'].map((label) => ({
      label,
      href: `https://example.com/${label}`,
      icon: <GlobeIcon />,
    })),
  },
  render: (args) => (
    <div data-part="page">
      <AppFooter {...args} />
    </div>
  ),
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector<HTMLElement>('[data-part="page"]');
    const rowsAt = (inlineSize: number): number => {
      page?.style.setProperty('inline-size', `${inlineSize}px`);
      return new Set([...canvasElement.querySelectorAll('footer :is(a, p)')].map(middleOf)).size;
    };
    await expect([rowsAt(768), rowsAt(360)]).toEqual([1, 2]);
  },
};

/** Where an element's middle is, from above. */
function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.round((top + bottom) / 2);
}

const followed = fn<(link: string | null) => void>();

/** Tab goes from link to link, Enter follows. */
export const Keyboard: Story = {
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement, followed),
  play: async ({ canvas }) => {
    const user = await browserUser();
    followed.mockClear();
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'Terms of use (PDF)' })).toHaveFocus();
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy policy (PDF)' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(followed).toHaveBeenLastCalledWith('Privacy policy (PDF)');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'दस्तावेज़' })).toBeVisible();
  },
};

/** With everything, and with each part alone. */
export const States: Story = {
  render: ({ copyright, documents, contact, social }) => (
    <>
      <AppFooter copyright={copyright} documents={documents} contact={contact} social={social}>
        <a href="#hi" lang="hi">
          हिन्दी
        </a>
      </AppFooter>
      {/* Inside a section a footer is no landmark: a page has one. */}
      <section aria-label="Copyright only">
        <AppFooter copyright={copyright} documents={[]} social={[]} />
      </section>
      <section aria-label="With a way to get in touch">
        <AppFooter copyright={copyright} documents={[]} contact={contact} social={[]} />
      </section>
    </>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<AppFooter {...args} />);
    await expect(errors).toEqual([]);
  },
};
