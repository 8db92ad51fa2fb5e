import type { SeasonOutcome } from '@aarambh/api-client/enums';

interface People {
  readonly seasonID: string;
  readonly outcome: SeasonOutcome;
  /** Empty: of every program. */
  readonly programID: string;
}

/** Where the report of a season shows the students that one of its figures counts. */
export function peopleAddress({ seasonID, outcome, programID }: People): string {
  const query = new URLSearchParams({ seasonID, outcome, ...(programID !== '' && { programID }) });
  return `?${query}#people`;
}
