import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { stayOnPage } from '../../testing/stayOnPage.ts';
import { ResultCount } from '../ResultCount/index.ts';
import { Pagination, type PaginationProps } from './index.ts';

/** As in a list screen: the page is in state, and the count above follows. */
function PagedList(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <>
      <ResultCount page={page} total={props.total} pageSize={props.pageSize} />
      <Pagination
        {...props}
        page={page}
        onPageChange={(next, details) => {
          setPage(next);
          props.onPageChange?.(next, details);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 1, total: 250, onPageChange: fn(), onPageCorrected: fn() },
  render: (args) => <PagedList key={args.page} {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar as the eye sees it, the current page in brackets. */
function bar(canvasElement: HTMLElement): string {
  const nav = within(canvasElement).getByRole('navigation', { name: 'Pagination' });
  return [...nav.querySelectorAll('li')]
    .filter((place) => place.checkVisibility())
    .map((place) => {
      const text = place.firstElementChild?.textContent ?? place.textContent ?? '';
      return place.querySelector('[aria-current]') ? `[${text}]` : text;
    })
    .join(' ');
}

export const Default: Story = {};

export const Playground: Story = { args: { page: 5, slots: 7, pageSize: 25 } };

/** Seven places, dots included; the first and the last page are always among them. */
export const SevenPlaces: Story = {
  args: { page: 5 },
  play: async ({ canvasElement, canvas }) => {
    await expect(bar(canvasElement)).toBe('Previous 1 … 4 [5] 6 … 10 Next');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 10' }));
    await expect(bar(canvasElement)).toBe('Previous 1 … 6 7 8 9 [10] Next');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(bar(canvasElement)).toBe('Previous [1] 2 3 4 5 … 10 Next');
  },
};

/** The range is announced; focus stays on what was pressed, also where it leads nowhere any more. */
export const Keyboard: Story = {
  args: { page: 9 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(10, { event: expect.anything() });
    await waitFor(() => expect(announcedTexts('polite')).toContain('226 - 250 of 250 results'));
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Page 10' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(next).not.toHaveFocus();
  },
};

/** With addresses the pages are links: they open in a new tab, can be copied and work before any script has run. */
export const Links: Story = {
  args: { page: 3, getHref: (page: number) => `#page-${page}` },
  play: async ({ canvasElement, canvas, args }) => {
    stayOnPage(canvasElement);
    const previous = canvas.getByRole('link', { name: 'Previous' });
    await expect(previous).toHaveAttribute('href', '#page-2');
    await expect(previous).toHaveAttribute('rel', 'prev');
    await expect(canvas.getByRole('link', { name: 'Page 10' })).toHaveAttribute('href', '#page-10');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(canvas.getByRole('link', { name: 'Page 4' }));
    await user.keyboard('{/Control}');
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await user.click(canvas.getByRole('link', { name: 'Page 4' }));
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4, { event: expect.anything() });
    await expect(canvas.getByRole('link', { name: 'Page 4' })).toHaveFocus();
  },
};

/** A page that does not exist any more is shown as the nearest one, and the parent is told once. */
export const PagePastTheEnd: Story = {
  args: { page: 40 },
  render: (args) => <Pagination {...args} />,
  play: async ({ canvasElement, args }) => {
    await expect(bar(canvasElement)).toBe('Previous 1 … 6 7 8 9 [10] Next');
    await expect(args.onPageCorrected).toHaveBeenCalledTimes(1);
    await expect(args.onPageCorrected).toHaveBeenLastCalledWith(10, { asked: expect.any(Number) });
  },
};

/** No results, no pagination; one page shows that it is all, or nothing on request. */
export const FewResults: Story = {
  render: (args) => (
    <>
      <Pagination {...args} total={0} label="None" />
      <Pagination {...args} total={3} label="One page" />
      <Pagination {...args} total={3} label="Hidden" hidesSinglePage />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))).toEqual([
      'One page',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Numbers as the language writes them. */
export const ManyPages: Story = {
  args: { page: 20_000, total: 1_000_000 },
  play: async ({ canvasElement, canvas }) => {
    await expect(bar(canvasElement)).toBe('Previous 1 … 19,999 [20,000] 20,001 … 40,000 Next');
    await expect(canvas.getByRole('button', { name: 'Page 19,999' })).toBeVisible();
  },
};

/** Below 480 px. */
export const Phone: Story = {
  args: { page: 3 },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement, canvas }) => {
    await expect(bar(canvasElement)).toBe('Previous 3 / 10 Next');
    await expect(canvas.getByText('Page 3 of 10')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(bar(canvasElement)).toBe('Previous 4 / 10 Next');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Hindi: Story = {
  args: { page: 2 },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'पिछला' })).toBeVisible();
    await expect(canvas.getByText('250 परिणामों में से 26 - 50')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <div>
      {[1, 5, 10].map((page) => (
        <Pagination key={page} {...args} page={page} label={`Buttons, page ${page}`} />
      ))}
      <Pagination {...args} page={5} label="Links" getHref={(page) => `#page-${page}`} />
      <Pagination {...args} page={5} label="Numbers only" hasDirectionLinks={false} />
      <Pagination {...args} page={5} label="Nine places" slots={9} />
    </div>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { html, errors } = await hydrate(<PagedList {...args} getHref={(page) => `/city?page=${page}`} />);
    await expect(errors).toEqual([]);
    await expect(html).toContain('href="/city?page=2"');
  },
};
