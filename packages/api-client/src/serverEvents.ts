/** One event of a stream of server-sent events. */
export interface ServerEvent {
  /** Its name; `message` when the server gave none. */
  event: string;
  /** What came with it, as text; empty for a comment. */
  data: string;
}

/** Most characters of one event; a stream with more is none of the contract's. */
const longestEvent = 65_536;

/**
 * Reads a stream of server-sent events (HTML standard, 9.2.6). A comment, which servers send to show that the connection lives, comes as an
 * event named `comment` without data, so that a reader can tell silence from life.
 * @throws whatever breaks the stream, and RangeError for an event that does not end
 */
export async function* readEvents(
  // As the consumer's own TypeScript writes it: an array of bytes has no parameter before 5.7.
  body: NonNullable<Response['body']>,
): AsyncGenerator<ServerEvent, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let event = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      // A carriage return at the very end may be the first half of a line's end.
      const lines = text.split(/\r\n|\n|\r(?!$)/);
      text = lines.pop() ?? '';
      if (text.length > longestEvent || data.join('').length > longestEvent) {
        throw new RangeError('An event of the stream does not end.');
      }
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { event: event || 'message', data: data.join('\n') };
          event = '';
          data = [];
        } else if (line.startsWith(':')) yield { event: 'comment', data: '' };
        else {
          const [, name, content = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
          if (name === 'event') event = content;
          else if (name === 'data') data.push(content);
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
