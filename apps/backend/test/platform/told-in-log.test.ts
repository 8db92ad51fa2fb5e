/** That the look through the log of every test finds what it looks for. */
import { expect, test } from 'vitest';
import { demoPassword } from '../../src/seed/index.ts';
import { watchLog } from '../support/told-in-log.ts';

const message = {
  recipient: '9000000001',
  body: '123456 is your code.\nNobody from Aarambh asks you for it.',
};

test.each([
  ['{"msg":"sent to 9000000001"}', 2],
  ['{"msg":"sent to +919812345678"}', 1],
  ['{"msg":"asha.patil@example.com is unknown"}', 1],
  ['{"token":"eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjEifQ.c2ln"}', 1],
  ['{"code":"123456"}', 1],
  ['{"text":"Nobody from Aarambh asks you for it."}', 1],
  [`{"body":{"password":"${demoPassword}"}}`, 1],
  ['{"secret":"a secret that only tests know"}', 1],
])('%s is found', (line, count) => {
  const log = watchLog();
  log.stream.write(`${line}\n`);
  expect(log.secretsTold([message], ['a secret that only tests know'])).toHaveLength(count);
});

test.each([
  '{"reqId":"req-x9812345678-1","milliseconds":123}',
  '{"order":"0199a1b2-c3d4-7e5f-8a6b-987654321012"}',
  '{"stack":"at run (/repository/node_modules/.pnpm/fastify@5.12.8/node_modules/fastify/lib/route.js:1)"}',
  '{"reqId":"req-a-123456"}',
])('%s is nothing', (line) => {
  const log = watchLog();
  log.stream.write(`${line}\n`);
  expect(log.secretsTold([message], [])).toEqual([]);
});

test('what is watched is logged all the same', () => {
  const lines: string[] = [];
  watchLog({ write: (line) => lines.push(line) }).stream.write('line');
  expect(lines).toEqual(['line']);
});
