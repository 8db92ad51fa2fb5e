import type { Round } from '../tables/rounds.ts';

/** How long a closing can be taken back. */
const reopeningMs = 10 * 60_000;

/** Until when the closing of a round can be taken back; null when it cannot. */
export function reopensUntil({ closedAt }: Pick<Round, 'closedAt'>, now: Date): Date | null {
  if (closedAt === null) return null;
  const until = new Date(closedAt.getTime() + reopeningMs);
  return until > now ? until : null;
}
