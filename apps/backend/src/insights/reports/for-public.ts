/** What of a season anybody may read: nobody can be told from it. */
import type { SeasonStory, StoryRow } from './season-story.ts';

/** Groups of fewer people are left out. */
export const leastPeople = 5;

/** The median of a few is the pay of somebody. */
const withoutFew = <Row extends StoryRow>(row: Row): Row =>
  row.placed < leastPeople ? { ...row, medianPaise: null } : row;

/**
 * The story without groups below five: small programs stand together as one without a median, and where they are still too few, the smallest of the
 * others joins them, because the sum would tell the rest. Companies are named without how many they took. Null where all are too few.
 * @param others what the small programs are called together
 */
export function forPublic(story: SeasonStory, others: string): SeasonStory | null {
  if (story.all.enrolled < leastPeople) return null;
  const bySize = story.programs.toSorted((a, b) => a.enrolled - b.enrolled);
  const small: StoryRow[] = [];
  const people = () => small.reduce((sum, { enrolled }) => sum + enrolled, 0);
  for (const row of bySize) {
    if (row.enrolled >= leastPeople && (small.length === 0 || people() >= leastPeople)) break;
    small.push(row);
  }
  const shown = story.programs.filter((row) => !small.includes(row)).map(withoutFew);
  const sum = (name: 'enrolled' | 'placed' | 'studies') => small.reduce((total, row) => total + row[name], 0);
  const together: StoryRow = {
    label: others,
    enrolled: people(),
    placed: sum('placed'),
    studies: sum('studies'),
    medianPaise: null,
  };
  return {
    ...story,
    all: withoutFew(story.all),
    programs: small.length === 0 ? shown : [...shown, together],
    recruiters: story.recruiters
      .map(({ name }) => ({ name, people: 0, bestPaise: null }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}
