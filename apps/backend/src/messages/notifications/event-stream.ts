import { Readable } from 'node:stream';

/**
 * Server-sent events for one browser. What it has not taken yet is kept once, however often it is told: a slow reader costs a few
 * lines of memory, and loses nothing, because no event says more than that something changed.
 */
export class EventStream extends Readable {
  readonly #waiting = new Set<string>();
  #isEnding = false;
  #takesMore = false;

  constructor() {
    super({ highWaterMark: 1024 });
    // Milliseconds after which a browser comes back when the connection is lost.
    this.#waiting.add('retry: 3000\n\n');
  }

  /** True while something that was told is still with us. */
  get isBehind(): boolean {
    return this.#waiting.size > 0;
  }

  /** Tells of an event. */
  tell(event: 'ready' | 'changed' | 'session-ended', data: Readonly<Record<string, string>> = {}): void {
    this.#give(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Shows the browser, and whatever stands between, that the connection is alive. */
  beat(): void {
    this.#give(':\n\n');
  }

  /** Ends once everything is said. */
  finish(): void {
    this.#isEnding = true;
    this.#flush();
  }

  override _read(): void {
    this.#takesMore = true;
    this.#flush();
  }

  #give(text: string): void {
    if (this.#isEnding) return;
    this.#waiting.add(text);
    this.#flush();
  }

  #flush(): void {
    if (this.destroyed) return;
    for (const text of this.#waiting) {
      if (!this.#takesMore) return;
      this.#waiting.delete(text);
      this.#takesMore = this.push(text);
    }
    if (this.#isEnding && this.#waiting.size === 0) this.push(null);
  }
}
