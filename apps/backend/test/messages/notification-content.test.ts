/** Hostile HTML, from the well-known public lists, where the server takes it in and where it gives it out. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { parse, defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { safeAddress } from '@aarambh/forms';
import { plainText, sanitise } from '../../src/platform/rich-text.ts';
import { notifications } from '../../src/messages/tables/notifications.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const hostile: { markup: string[]; addresses: string[] } = JSON.parse(
  readFileSync(new URL('../../../../tests/e2e/hostile-markup.json', import.meta.url), 'utf8'),
);

const allowed = new Set(['p', 'br', 'b', 'i', 'ul', 'ol', 'li', 'a']);

/** What of some HTML is not allowed, as a browser would read it. */
function violations(html: string): string[] {
  const found: string[] = [];
  const frame = new Set(['html', 'head', 'body']);
  const visit = (node: Tree.Node): void => {
    if (tree.isCommentNode(node) || tree.isDocumentTypeNode(node)) found.push(node.nodeName);
    if (tree.isElementNode(node) && !frame.has(node.tagName)) {
      if (!allowed.has(node.tagName)) found.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        const isLink = node.tagName === 'a' && name === 'href';
        const isSafe = /^(?:https:\/\/|\/(?!\/))/.test(value);
        if (!isLink || !isSafe) found.push(`${node.tagName} ${name}="${value}"`);
      }
    }
    if ('childNodes' in node) tree.getChildNodes(node).forEach(visit);
  };
  visit(parse(`<!---->${html}`).childNodes.find((node) => tree.isElementNode(node)) ?? parse(html));
  return found;
}

/** How many elements stand in each other. */
function depthOf(html: string): number {
  let deepest = 0;
  let depth = 0;
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    if (tag === '<br>') continue;
    depth += tag.startsWith('</') ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

test('there is enough to judge', () => {
  expect(hostile.markup.length).toBeGreaterThan(150);
  expect(violations('<script>x</script><p onclick=x>')).toEqual(['<script>', 'p onclick="x"']);
});

describe('sanitising', () => {
  test.each(hostile.markup)('leaves nothing that acts of %s', (markup) => {
    const { html } = sanitise(markup);
    expect(violations(html)).toEqual([]);
    // What comes out is read the same again: no second parse makes something else of it.
    expect(sanitise(html).html).toBe(html);
  });

  test('leaves nothing that acts of any two of them, one in the other', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...hostile.markup),
        fc.constantFrom(...hostile.markup),
        fc.nat(),
        (outer, inner, place) => {
          const at = place % (outer.length + 1);
          const { html } = sanitise(outer.slice(0, at) + inner + outer.slice(at));
          expect(violations(html)).toEqual([]);
          expect(sanitise(html).html).toBe(html);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('keeps what may be written', () => {
    const html =
      '<p>One <b>bold</b> <i>and</i><br>two</p><ul><li>a</li></ul><ol><li><a href="/cv">CV</a> ' +
      '<a href="https://college.example/a?b=1&amp;c">rules</a></li></ol>';
    expect(sanitise(html)).toMatchObject({ html });
    expect(sanitise('<strong>a</strong><em>b</em><h3>c</h3>').html).toBe('<b>a</b><i>b</i>c');
    expect(sanitise('<p>a<p>b<ul><li>c<li>d<ul><li>e</ul></ul>f').html).toBe(
      '<p>a</p><p>b</p><ul><li>c</li><li>d<ul><li>e</li></ul></li></ul>f',
    );
    expect(sanitise('a <b>b<p>c</b> d &lt;e&gt; &amp;amp;').html).toBe(
      'a <b>b</b><p>c d &lt;e&gt; &amp;amp;</p>',
    );
    expect(plainText('<p>a &lt;b&gt; &amp;amp;</p><ul><li>c<br>d</li></ul>')).toBe('a <b> &amp;\nc\nd');
  });

  test.each([
    ['lists', '<ul><li>'],
    ['bold', '<b>'],
    ['unknown elements', '<x>'],
    ['quotations', '<blockquote>'],
  ])('keeps few of thousands of %s in each other', (_what, tag) => {
    const { html } = sanitise(tag.repeat(20_000 / tag.length));
    expect(depthOf(html)).toBeLessThanOrEqual(20);
  });
});

/** Each a way to have a reader do far more than it is long. A tree of the first has 2.6 GB. */
const laborious: Readonly<Record<string, string>> = {
  'attributes that differ': `<p>${Array.from({ length: 1290 }, (_, index) => `<b ${index}>`).join('')}x${'<p>x'.repeat(2_900)}`,
  'attributes of one element': `<b ${Array.from({ length: 4_000 }, (_, index) => `a${index}`).join(' ')}>x`,
  paragraphs: '<p>'.repeat(6_600),
  'bold paragraphs': '<b><p>x'.repeat(2_850),
  'points in points': '<ul><li>'.repeat(2_500),
  'ends of nothing': '</b>'.repeat(5_000),
  links: '<a href=/a>'.repeat(1_800),
  tables: '<table><tr><td>'.repeat(1_300),
  'begun comments': '<!--'.repeat(5_000),
  'begun entities': '&'.repeat(20_000),
  quotes: '"'.repeat(20_000),
  spaces: `${' '.repeat(19_999)}x`,
  'begun elements': '<'.repeat(20_000),
  scripts: '<script>'.repeat(2_500),
};

test.each(Object.entries(laborious))('%s become not much more than they are', (_what, source) => {
  const { html } = sanitise(source);
  expect(html.length).toBeLessThan(8 * source.length);
  expect(sanitise(html).html).toBe(html);
});

test.each(hostile.addresses)('the address %j leads nowhere', (address) => {
  const safe = safeAddress(address);
  // An empty address, and one that is text, is a path of the portal.
  expect(new URL(safe ?? '/', 'https://portal.example').origin).toBe('https://portal.example');
});

describe('through the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('what is written is stored harmless', async () => {
    const call = await server.actAs(seededID('user/9000000051'));
    const audience = { userIDs: [seededID('user/9000000001')] };
    const statuses = new Set<number>();
    for (const [place, markup] of hostile.markup.entries()) {
      const answer = await call('addNotification', {
        headers: { 'idempotency-key': `00000000-0000-4000-8000-${String(place).padStart(12, '0')}` },
        body: { type: 'Broadcast', content: `${markup}<p>end</p>`, audience, expectedCount: 1 },
      });
      statuses.add(answer.status);
    }
    expect([...statuses].every((status) => status === 200 || status === 422)).toBe(true);
    const rows = await server.database.db.select().from(notifications);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.flatMap(({ content }) => violations(content))).toEqual([]);
  });

  test.each(hostile.addresses.filter((address) => address.trim() !== ''))(
    'the call to action %j is refused',
    async (cta) => {
      const call = await server.actAs(seededID('user/9000000051'));
      const { status } = await call('addNotification', {
        headers: { 'idempotency-key': '00000000-0000-4000-8000-999999999999' },
        body: {
          type: 'Broadcast',
          content: '<p>x</p>',
          cta,
          audience: { userIDs: [seededID('user/9000000001')] },
          expectedCount: 1,
        },
      });
      expect(status).toBe(422);
    },
  );

  test.each([
    ['HTTPS://College.example/Notice', 'https://college.example/Notice'],
    ['', null],
  ])('the call to action %j is kept as %j', async (cta, kept) => {
    const call = await server.actAs(seededID('user/9000000051'));
    const { status, data } = await call('addNotification', {
      headers: { 'idempotency-key': `00000000-0000-4000-8000-8888888888${cta.length + 10}` },
      body: {
        type: 'Broadcast',
        content: '<p>x</p>',
        cta,
        audience: { userIDs: [seededID('user/9000000001')] },
        expectedCount: 1,
      },
    });
    expect([status, data?.notifications.cta]).toEqual([200, kept]);
  });

  test('what came into the database by another way is given out harmless', async () => {
    const { db } = server.database;
    const audienceUsers = [seededID('user/9000000002')];
    await db.delete(notifications);
    await db.insert(notifications).values(
      [...hostile.markup.slice(0, 50), ...hostile.markup.slice(-50)].map((content, place) => ({
        type: place % 2 === 0 ? ('Broadcast' as const) : ('Critical' as const),
        content: `<p>start</p>${content}`,
        cta: hostile.addresses[place % hostile.addresses.length] ?? null,
        audienceUsers,
        createdAt: server.clock.now,
      })),
    );
    const call = await server.actAs(seededID('user/9000000002'));
    const lists = await Promise.all(
      ['Broadcast', 'Critical'].map((type) => call('listNotifications', { query: { type } })),
    );
    const staff = await server.actAs(seededID('user/9000000051'));
    const sent = await staff('listSentNotifications', { query: { pageSize: 100 } });
    const given = [...lists.flatMap(({ data }) => data.notifications), ...sent.data.notifications];
    expect(given).toHaveLength(200);
    expect(given.flatMap(({ content }) => violations(content))).toEqual([]);
    const links = given.map(({ cta }) => cta).filter((cta) => typeof cta === 'string');
    expect(links.filter((cta) => !/^(?:https:|\/(?!\/))/.test(cta))).toEqual([]);
  });
});
