/** Loaded ahead of the program (`--import`), adds routes to it with the mistakes that nothing catches where they are made. */
import { subscribe } from 'node:diagnostics_channel';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const forever = new Promise<never>(() => undefined);

function fail(): never {
  throw new Error('careless');
}

const routes: Record<string, () => unknown> = {
  'in-a-timer': () => {
    setTimeout(fail, 1);
    return forever;
  },
  'in-a-promise': () => {
    void Promise.resolve().then(fail);
    return forever;
  },
  'with-no-error': () => {
    void Promise.reject(null);
    return forever;
  },
  'after-the-answer': () => {
    setTimeout(fail, 20);
    return { status: 'ok' };
  },
  'within-the-answer': () => {
    setTimeout(fail, 20);
    const answer = new Readable({ read: () => undefined });
    answer.push('the beginning');
    return answer;
  },
};

async function addCarelessRoutes(app: FastifyInstance): Promise<void> {
  for (const [name, handle] of Object.entries(routes)) app.get(`/careless/${name}`, async () => handle());
  app.get('/careless/in-a-hook', { onResponse: fail }, async () => ({ status: 'ok' }));
  app.get('/careless/in-the-log', (request) => {
    const strange = Object.defineProperty(new Error(), 'stack', { get: fail });
    for (const err of [null, undefined, 1, {}, Object.create(null), strange])
      request.log.error({ err }, 'strange');
    return Promise.resolve({ status: 'ok' });
  });
}

function isApp(value: unknown): value is FastifyInstance {
  return typeof value === 'object' && value !== null && 'register' in value;
}

subscribe('fastify.initialization', (message) => {
  if (typeof message !== 'object' || message === null || !('fastify' in message)) return;
  if (isApp(message.fastify)) void message.fastify.register(addCarelessRoutes);
});
