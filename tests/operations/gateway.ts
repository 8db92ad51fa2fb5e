/** An SMS gateway on this machine, which keeps what it is given. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { portOf } from './ports.ts';

export interface Gateway {
  port: number;
  /** The code in the newest SMS to a number, which no other call gets; waits for one. */
  codeFor: (mobileNumber: string) => Promise<string>;
  close(): void;
}

export async function startGateway(): Promise<Gateway> {
  const received: { to: string; text: string }[] = [];
  const keep = async (body: string): Promise<void> => {
    received.push(JSON.parse(body));
  };
  const server = createServer((request, response) => {
    void text(request)
      .then(keep)
      .then(() => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    codeFor: async (mobileNumber) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const at = received.findLastIndex(({ to }) => to.endsWith(mobileNumber));
        const [message] = at < 0 ? [] : received.splice(at, 1);
        const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
        if (code !== undefined) return code;
        await wait(100);
      }
      throw new Error(`No SMS with a code came for ${mobileNumber}.`);
    },
    close: () => server.close(),
  };
}
