/** A file of `docs/audits/`, written by `npm run audit`. Sizes are bytes after brotli. */
type Audit = {
  readonly release: string;
  readonly date: string;
  readonly axe: {
    readonly stories: number;
    readonly themes: number;
    readonly violations: ReadonlyArray<{
      readonly component: string;
      readonly theme: string;
      readonly rule: string;
    }>;
  };
  readonly contrast: ReadonlyArray<{
    readonly theme: string;
    readonly pairs: number;
    readonly tooWeak: number;
    readonly weakest: {
      readonly foreground: string;
      readonly background: string;
      readonly minimum: number;
      readonly ratio: number;
    };
  }>;
  readonly sizes: Readonly<Record<string, number>>;
};

const files = import.meta.glob<Audit>('../../../docs/audits/*.json', { eager: true, import: 'default' });
/** The newest first; what has no version yet before all. */
const audits = Object.values(files).toSorted((a, b) =>
  a.release === 'next'
    ? -1
    : b.release === 'next'
      ? 1
      : b.release.localeCompare(a.release, 'en', { numeric: true }),
);

const kB = (bytes: number | undefined): string => (bytes === undefined ? '' : (bytes / 1000).toFixed(1));
const nameOf = ({ release }: Audit): string => (release === 'next' ? 'The next one' : release);

/** What axe found in all states of all components in each release. */
export function AccessibilityAudits() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col">Measured</th>
          <th scope="col">Components in themes</th>
          <th scope="col">Violations</th>
        </tr>
      </thead>
      <tbody>
        {audits.map((audit) => (
          <tr key={audit.release}>
            <th scope="row">{nameOf(audit)}</th>
            <td>{audit.date}</td>
            <td>
              {audit.axe.stories} in {audit.axe.themes}
            </td>
            <td>
              {audit.axe.violations.length === 0
                ? 'none'
                : audit.axe.violations
                    .map(({ component, theme, rule }) => `${component}, ${theme}: ${rule}`)
                    .join('; ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The weakest of all pairs of colours that components use, in each theme and release. */
export function ContrastAudits() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col">Theme</th>
          <th scope="col">Pairs</th>
          <th scope="col">Too weak</th>
          <th scope="col">Weakest</th>
        </tr>
      </thead>
      <tbody>
        {audits.flatMap((audit) =>
          audit.contrast.map(({ theme, pairs, tooWeak, weakest }) => (
            <tr key={`${audit.release} ${theme}`}>
              <th scope="row">{nameOf(audit)}</th>
              <td>{theme}</td>
              <td>{pairs}</td>
              <td>{tooWeak}</td>
              <td>
                <code>{weakest.foreground}</code> on <code>{weakest.background}</code>: {weakest.ratio} of at
                least {weakest.minimum}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

/** What each entry weighs in the newest releases. */
export function SizeAudits() {
  const shown = audits.slice(0, 4);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Entry</th>
          {shown.map((audit) => (
            <th key={audit.release} scope="col">
              {nameOf(audit)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.keys(shown[0]?.sizes ?? {}).map((entry) => (
          <tr key={entry}>
            <th scope="row">{entry}</th>
            {shown.map((audit) => (
              <td key={audit.release}>{kB(audit.sizes[entry])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
