import { test as base, expect, type APIRequestContext, type Frame, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What a message of the sandbox's outbox looks like at /outbox.json. */
interface OutboxMessage {
  id: string;
  channel: 'sms' | 'email' | 'push';
  to: string;
  text: string;
}

/** Reads the sandbox's outbox as a person would look at their phone. */
export class Outbox {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async messagesTo(recipient: string): Promise<OutboxMessage[]> {
    const response = await this.#request.get('/outbox.json');
    const { messages } = (await response.json()) as { messages: OutboxMessage[] };
    return messages.filter((message) => message.to === recipient);
  }

  /** The newest one-time password sent to a number; waits for it, and for a newer one than `after` when given. */
  async code(mobileNumber: string, after?: string): Promise<string> {
    let found: string | undefined;
    await expect
      .poll(
        async () => {
          const [newest] = await this.messagesTo(mobileNumber);
          found = newest && newest.id !== after ? /\b\d{6}\b/.exec(newest.text)?.[0] : undefined;
          return found;
        },
        { message: `a one-time password for ${mobileNumber} in the outbox` },
      )
      .toBeTruthy();
    return found ?? '';
  }

  /** The link in the newest e-mail to an address; waits for it. */
  async link(email: string): Promise<string> {
    let found: string | undefined;
    await expect
      .poll(
        async () => {
          const [newest] = await this.messagesTo(email);
          found = newest && /https?:\/\/\S+/.exec(newest.text)?.[0];
          return found;
        },
        { message: `a link for ${email} in the outbox` },
      )
      .toBeTruthy();
    return found ?? '';
  }
}

let numbers = 0;

/** A mobile number that no other test of this run uses, and none of the demo accounts has. */
export function newMobileNumber(): string {
  numbers += 1;
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) + 1;
  const moment = Date.now() % 100_000;
  return `8${worker}${String(moment).padStart(5, '0')}${String(numbers).padStart(3, '0')}`;
}

/** What can be wrong in one theme only: another theme changes colours and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with the list of violations when axe finds one on the page in the colours that it has now: of WCAG 2.2 AA and best
 * practices, or of those rules alone that look at colours. The script is given to a document once and runs in it: a builder that
 * opens a page of its own for each report takes four times as long.
 */
export async function expectNoViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<void> {
  const hasAxe = (frame: Frame) => frame.evaluate(() => 'axe' in window);
  for (const frame of page.frames()) if (!(await hasAxe(frame))) await frame.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'colours' ? { runOnly: colourRules } : {}),
  };
  const found = await page.evaluate(async (given) => {
    // A colour on its way is neither the old one nor the new; a change of this moment begins its way with the next frame. What
    // turns for ever, a spinner, has no end to wait for.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const settle = async (): Promise<void> => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      await Promise.allSettled(ending.map(({ finished }) => finished));
    };
    // What comes or changes its colour while axe looks, an alert or a button, is seen on its way: then axe looks once more.
    let hasCome = false;
    for (const event of ['animationstart', 'transitionrun']) {
      document.addEventListener(event, () => (hasCome = true));
    }
    await settle();
    let { violations } = await axe.run(document, given);
    if (hasCome && violations.length > 0) {
      await settle();
      ({ violations } = await axe.run(document, given));
    }
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.target.join(' ')})`);
  }, options);
  expect(found).toEqual([]);
}

/** Fails when axe finds something on the page as it is now; in a whole run (`npm run test:all`) in the light and in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  if (process.env.SWEEP === undefined) return;
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await expectNoViolations(page, 'colours');
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

/** Fails when the page stays wider than the window (WCAG 1.4.10); what slides in or is measured anew takes a moment. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

interface Fixtures {
  outbox: Outbox;
  /** Everything the page did that no page may do; a test that expects one of them removes it from the list. */
  problems: string[];
}

export const test = base.extend<Fixtures>({
  outbox: async ({ request }, provide) => provide(new Outbox(request)),

  problems: [
    async ({ context }, provide) => {
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        const text = message.text();
        // The browser itself reports every answer of 400 and above, also those that a test provokes.
        if (message.type() === 'error' && !text.startsWith('Failed to load resource')) problems.push(text);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await provide(problems);
      expect(problems, 'errors, rejections and policy violations of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For a test that puts a rule, which another test has already put once, to one more list, width, language or account:
 * `npm run test:all` runs it, `npm test` does not.
 */
export const sweep = { tag: '@sweep' };

/** `sweep` unless this is the one that stands for the others. */
export const sweepUnless = (isExample: boolean) => (isExample ? {} : sweep);

export { expect };
