import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';

/** What a message of the sandbox's outbox looks like at /outbox.json. */
interface OutboxMessage {
  id: string;
  channel: 'sms' | 'email';
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

/** Fails with the list of violations when axe finds one on the page as it is now (WCAG 2.2 AA and best practices). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.target.join(' ')})`);
  expect(found).toEqual([]);
}

/** Fails when the page is wider than the window (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
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

export { expect };
