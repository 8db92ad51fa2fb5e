import autocannon from 'autocannon';
import { startBareServer, startServer, temporaryFolder } from './server.ts';
import { median, type Row } from './table.ts';

const rounds = 3;
const load = { connections: 16, duration: 4 };

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, ...load });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} refused ${result.non2xx} requests.`);
  return result.requests.average;
}

/** Requests per second of the institutes list beside a bare handler, in turns within one run. */
export async function measureThroughput(): Promise<Row[]> {
  const { folder, remove } = temporaryFolder();
  const server = await startServer(folder);
  const bare = await startBareServer();
  const targets = {
    bare: bare.origin,
    full: `${server.origin}/api/institute/all?pageNo=-1`,
  };
  const measured: Record<keyof typeof targets, number[]> = { bare: [], full: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      measured.bare.push(await requestsPerSecond(targets.bare));
      measured.full.push(await requestsPerSecond(targets.full));
    }
  } finally {
    await bare.stop();
    await server.stop();
    remove();
  }
  const reference = median(measured.bare);
  const row = (figure: string, values: readonly number[]): Row => ({
    figure,
    value: `${Math.round(median(values))} a second, ${(median(values) / reference).toFixed(2)} of the bare handler`,
  });
  return [
    row('bare handler of the same server framework', measured.bare),
    row('institutes, all of them (the sign-up list)', measured.full),
  ];
}
