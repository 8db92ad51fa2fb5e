/** A registry on loopback, to publish to and to install from as an app does: Verdaccio, which asks the machine's own registry for everything else. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './packed.ts';
import { freePort, start } from './servers.ts';

const cache = fileURLToPath(new URL('../../.cache/verdaccio', import.meta.url));
const version = '6.10.4';

/** Verdaccio stays out of the lockfile: 320 packages that one test needs. Gets it from npm the first time. */
function program(): string {
  const bin = join(cache, version, 'node_modules', 'verdaccio', 'bin', 'verdaccio');
  if (!existsSync(bin)) {
    const folder = join(cache, version);
    mkdirSync(folder, { recursive: true });
    // Some registries have no tag "cjs", which one of its packages asks node-fetch for.
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({
        private: true,
        dependencies: { verdaccio: version },
        overrides: { 'node-fetch': '2.7.0' },
      }),
    );
    run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']);
  }
  return bin;
}

export type Registry = {
  /** What `npm` needs in its environment to use this registry. */
  readonly env: NodeJS.ProcessEnv;
  /** Publishes a tarball as `npm publish` does. */
  publish(tarball: string): void;
  stop(): Promise<void>;
};

/** Starts a registry whose settings are in a folder, and waits until it answers. */
export async function startRegistry(folder: string): Promise<Registry> {
  const bin = program();
  mkdirSync(folder, { recursive: true });
  // What comes from elsewhere is kept for the next run; what was published then is forgotten.
  const kept = join(cache, 'storage');
  rmSync(join(kept, '@aarambh'), { recursive: true, force: true });
  const port = await freePort();
  const address = `http://localhost:${port}/`;
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const settings = {
    storage: kept,
    uplinks: { upstream: { url: upstream, maxage: '10m', timeout: '60s' } },
    packages: {
      '@aarambh/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    log: { type: 'stdout', level: 'warn' },
    publish: { allow_offline: true },
  };
  // JSON is YAML.
  const config = join(folder, 'config.yaml');
  writeFileSync(config, JSON.stringify(settings));
  // npm publishes nothing without a token; this registry reads none.
  const userConfig = join(folder, 'npmrc');
  writeFileSync(userConfig, `registry=${address}\n//localhost:${port}/:_authToken=nobody\n`);
  const env = {
    npm_config_registry: address,
    npm_config_userconfig: userConfig,
    npm_config_cache: join(cache, 'npm'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
  const running = await start(
    folder,
    [process.execPath, bin, '--config', config, '--listen', address],
    port,
    {},
  );
  return {
    env,
    publish: (tarball) => void run(folder, 'npm', ['publish', tarball, '--access', 'public'], env),
    stop: running.stop,
  };
}
