// A program: what `systemctl` and `nginx` are called for on the machine of the tests, where systemd does not run. It starts and stops what the
// unit and the files of nginx say, as they were copied, with the folders and ports of that machine (`machine.ts`).
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';

const machine = process.env.MACHINE;
/** @type {{ words: [string, string][], postgres: { bin: string, data: string } }} */
const { words, postgres } = JSON.parse(readFileSync(join(machine, 'machine.json'), 'utf8'));
const here = (text) => words.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
const read = (path) => here(readFileSync(path, 'utf8'));

const pidFile = (name) => join(machine, 'run', `${name}.pid`);

/** Whether a process lives; one that nobody has asked for its end yet is dead. */
function lives(pid) {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Starts a copy of the server by the unit, with its settings and no others. */
function startCopy(port) {
  const unit = read(join(machine, 'etc/systemd/system/aarambh@.service')).replaceAll('%i', port);
  const value = (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const [, ...args] = value('ExecStart').split(' ');
  const given = value('Environment')
    .split(' ')
    .map((each) => each.split('='));
  const env = { ...Object.fromEntries(given), ...parseEnv(readFileSync(value('EnvironmentFile'), 'utf8')) };
  const log = openSync(join(machine, 'log', `aarambh@${port}`), 'a');
  const child = spawn(process.execPath, args, { env, cwd: '/', detached: true, stdio: ['ignore', log, log] });
  writeFileSync(pidFile(`aarambh@${port}`), String(child.pid));
  child.unref();
}

async function stopCopy(port) {
  const file = pidFile(`aarambh@${port}`);
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8'));
  if (lives(pid)) process.kill(pid, 'SIGTERM');
  for (let tries = 0; lives(pid); tries += 1) {
    if (tries > 300) throw new Error(`aarambh@${port} does not end.`);
    await wait(100);
  }
}

/** PostgreSQL as Debian's service: on the folder that a restore puts in place of the one before. */
function cluster(command) {
  const log = join(machine, 'log', 'postgres');
  const args = ['-D', postgres.data, '-w', '-t', '120', '-l', log, '-m', 'fast', command];
  if (command === 'stop') args.splice(args.indexOf('-l'), 2);
  if (command === 'start') args.splice(args.indexOf('-m'), 2);
  execFileSync('runuser', ['-u', 'postgres', '--', join(postgres.bin, 'pg_ctl'), ...args], {
    cwd: '/',
    stdio: 'ignore',
  });
}

const nginxArgs = [
  '-p',
  join(machine, 'run'),
  '-e',
  join(machine, 'log', 'nginx'),
  '-c',
  join(machine, 'run', 'nginx.conf'),
];

/** Gives nginx what was copied into its folder, with the ports of this machine. */
function prepareNginx() {
  const sites = join(machine, 'run', 'sites');
  mkdirSync(sites, { recursive: true });
  for (const path of globSync(join(machine, 'etc/nginx/conf.d/*.conf')))
    writeFileSync(join(sites, basename(path)), read(path));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${machine}/run/${each};`,
  );
  const http = ['access_log off;', ...temporary, `include ${sites}/*.conf;`].join('\n');
  writeFileSync(nginxArgs.at(-1), `pid ${pidFile('nginx')};\nevents {}\nhttp {\n${http}\n}\n`);
}

const nginx = (...args) =>
  execFileSync('/usr/sbin/nginx', [...nginxArgs, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });

/** A test of its files leaves an empty file. */
const nginxRuns = () => existsSync(pidFile('nginx')) && readFileSync(pidFile('nginx'), 'utf8') !== '';

async function act(command, unit) {
  const [, port] = /^aarambh@(\d+)$/.exec(unit) ?? [];
  if (unit === 'nginx') {
    prepareNginx();
    nginx(...(nginxRuns() ? ['-s', 'reload'] : []));
  } else if (unit === 'postgresql') cluster(command);
  else if (port === undefined) throw new Error(`There is no unit ${unit}.`);
  else {
    if (command === 'stop' || command === 'restart') await stopCopy(port);
    if (command !== 'stop') startCopy(port);
  }
}

const [program, command, ...units] = process.argv.slice(2);
if (program === 'nginx') {
  prepareNginx();
  nginx(command);
} else if (command !== 'daemon-reload') {
  for (const unit of units.filter((each) => each !== '--now')) {
    await act(command === 'enable' ? 'start' : command, unit);
  }
}
