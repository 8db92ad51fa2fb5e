import * as en from '../../messages/english/breadcrumbs.ts';

/** One step of the trail. The last one has no `href`: it is the page the reader is on. */
export interface Crumb {
  /** Stable key: the decoded segment's full path. */
  id: string;
  label: string;
  href?: string;
}

/** What {@link crumbsFromPath} needs to know besides the path. */
export interface CrumbOptions {
  /**
   * Name of the first crumb.
   * @default 'Home'
   */
  homeLabel?: string;
  /**
   * Where the first crumb always leads (specification, section 2).
   * @default '/home'
   */
  homeHref?: string;
  /**
   * Titles that replace what the path would say, by full path (`/job-description/42`) or by single segment
   * (`job-description`); the full path wins.
   */
  labels?: Readonly<Record<string, string>>;
}

/**
 * The trail of a path: Home, then one crumb a segment. Parameters after a semicolon, the query and the fragment do not
 * take part; hyphens become spaces and the first letter a capital (specification, section 2). A segment that cannot be
 * percent-decoded is shown as it stands.
 */
export function crumbsFromPath(path: string, options: CrumbOptions = {}): Crumb[] {
  const { homeLabel = en.breadcrumbs.home, homeHref = '/home', labels = {} } = options;
  const trail: Crumb[] = [{ id: homeHref, label: homeLabel, href: homeHref }];
  let href = '';
  for (const part of (path.split(/[?#]/, 1)[0] ?? '').split('/')) {
    const segment = part.split(';', 1)[0] ?? '';
    if (!segment) continue;
    href += `/${segment}`;
    if (href === homeHref) continue;
    const name = decodeSegment(segment);
    trail.push({ id: href, label: own(labels, href) ?? own(labels, name) ?? labelFromSegment(name), href });
  }
  const last = trail.at(-1);
  if (last) delete last.href;
  return trail;
}

/** `job-profile-lateral` reads `Job profile lateral`; only the first letter changes, so `JD-42` stays `JD 42`. */
export function labelFromSegment(segment: string): string {
  const words = segment.replaceAll('-', ' ').trim();
  const [first = ''] = words;
  return words ? first.toLocaleUpperCase() + words.slice(first.length) : segment;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Only the table's own entries count: a segment named `constructor` is a page, not a method of Object. */
function own(labels: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(labels, key) ? labels[key] : undefined;
}
