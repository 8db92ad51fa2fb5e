// Says which imports of the backend run up, between folders or inside one, go around the door of a folder or in a circle. A lint rule cannot: it sees the text of a path, not where it leads.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Each folder imports from those after it, by their `index.ts` alone. docs/architecture.md says what is in them. */
const layers = [
  'seed',
  'insights',
  'hiring',
  'money',
  'messages',
  'candidates',
  'identity',
  'organisations',
  'catalogue',
  'records',
  'platform',
  'config',
  'database',
];

/**
 * The areas of a context stand in an order as well, and below them all its tables; files beside the areas are above them unless they are
 * named here.
 */
const areas = {
  insights: [
    'company-profile',
    'own-data',
    'audit-trail',
    'ledger',
    'search',
    'dashboard',
    'reports',
    'form-reports',
    'lists',
    'metrics',
    'standing',
  ],
  hiring: [
    'job-reviews',
    'calendar',
    'visits',
    'tests',
    'panel-links',
    'slots',
    'rounds',
    'applications',
    'collaborators',
    'job-alerts',
    'saved-jobs',
    'candidate-profiles',
    'job-descriptions',
    'job-templates',
    'job-profiles',
    'questions',
    'seasons',
    'placements',
    'holds',
    'outcomes',
    'statuses',
    'person-by-number.ts',
    'day-of-cell.ts',
    'tables',
  ],
  money: ['institute-credits', 'payments', 'receipts', 'wallet', 'settings', 'tables'],
  messages: ['notice-templates', 'notifications', 'push', 'webhooks', 'sms-texts', 'outbox', 'tables'],
  candidates: [
    'old-cv',
    'checking',
    'marks',
    'students',
    'json-resume',
    'cv-templates',
    'profile',
    'images',
    'tables',
  ],
  identity: [
    'sign-in',
    'college-sign-in',
    'people',
    'team',
    'employers',
    'accounts',
    'erasure',
    'invitations',
    'consents',
    'push',
    'api-keys',
    'auth',
    'preferences',
    'saved-views',
    'services.ts',
    'captcha',
    'roles',
    'users',
    'tables',
  ],
  organisations: [
    'leads',
    'recruiters',
    'companies',
    'universities',
    'institutes',
    'present-city.ts',
    'tables',
  ],
  catalogue: [
    'master-programs',
    'programs',
    'industries',
    'sectors',
    'skills',
    'cities',
    'reference',
    'tables',
  ],
  records: ['imports', 'lists', 'audit'],
};

/** Files beside the folders that every folder may import, because they import none. All others put the server together. */
const ground = ['folders.ts', 'last-resort.ts', 'start-failure.ts'];

/** What goes around a door, and why. */
const allowed = new Map([
  ['schema.ts', 'gathers the tables of all folders for the tool that writes migrations'],
]);

const rankOf = (path) => {
  if (ground.includes(path)) return layers.length;
  return path.includes('/') ? layers.indexOf(path.slice(0, path.indexOf('/'))) : -1;
};
const doorOf = (path) => `${folderOf(path)}/index.ts`;
const folderOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : path);

/** What is wrong with an import, or undefined. Paths begin at `src/`. */
function disagreement(from, to) {
  if (folderOf(from) === folderOf(to)) {
    if (doorOf(to) === to && folderOf(to) !== 'seed') return 'its own door: import the file itself';
    return upInside(from, to);
  }
  const [above, below] = [rankOf(from), rankOf(to)];
  if (from.includes('/') && above === -1) return 'a folder that has no place in the order of the layers';
  if (from.includes('/') && below <= above) return 'an import that runs up';
  // The first data is no part of the server: only what puts it together reads it.
  if (!to.includes('/') || doorOf(to) === to || folderOf(to) === 'seed') return undefined;
  if (allowed.has(from) && /\/tables(\.ts$|\/)/.test(to)) return undefined;
  return `an import around the door ${doorOf(to)}`;
}

/** The same between the areas of one context. */
function upInside(from, to) {
  const order = areas[folderOf(from)];
  if (order === undefined || from === doorOf(from)) return undefined;
  const areaOf = (path) => path.split('/')[1];
  const [above, below] = [areaOf(from), areaOf(to)];
  const unnamed = [above, below].find((area) => !area.endsWith('.ts') && !order.includes(area));
  if (unnamed !== undefined) return `the area ${unnamed} has no place in the order of its context`;
  return above === below || order.indexOf(above) < order.indexOf(below)
    ? undefined
    : 'an import that runs up inside its context';
}

/** Groups of files of which each leads to each other by its imports, also by those of types. */
function circlesOf(graph) {
  const circles = [];
  const [found, lowest, open] = [new Map(), new Map(), []];
  const visit = (file) => {
    found.set(file, found.size);
    lowest.set(file, found.get(file));
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!found.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== found.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  };
  for (const file of graph.keys()) if (!found.has(file)) visit(file);
  return circles;
}

const wrong = [];
const graph = new Map();
for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.ts')) continue;
  const path = name.split(sep).join('/');
  const code = readFileSync(join(source, name), 'utf8');
  const imported = [];
  graph.set(path, imported);
  for (const [, target] of code.matchAll(/(?:from|import\()\s*'(\.[^']+\.ts)'/g)) {
    const to = normalize(join(dirname(path), target))
      .split(sep)
      .join('/');
    imported.push(to);
    const verdict = disagreement(path, to);
    if (verdict) wrong.push(`${path} -> ${to}: ${verdict}`);
  }
}
for (const circle of circlesOf(graph)) wrong.push(`a circle: ${circle.join(', ')}`);
for (const line of wrong) console.log(line);
process.exit(wrong.length > 0 ? 1 : 0);
