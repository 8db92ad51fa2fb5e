import { importRoundResults } from '@aarambh/api-client/operations';
import { ImportPanel } from '@aarambh/records/screens';
import { useQueryClient } from '@tanstack/react-query';
import { jobDescriptionResource } from '#app/features/jobs/jobDescription.tsx';
import type { DriveRound } from './roundsQuery.ts';
import { readRoundsAgain } from './useRoundWork.ts';

/** What a file says is called otherwise than the jobs. */
const results = {
  ...jobDescriptionResource,
  texts: { ...jobDescriptionResource.texts, many: 'resources.round.results' },
} as const;

const action = {
  operation: importRoundResults,
  kind: 'roundResult',
  note: 'resources.round.fileNote',
} as const;

interface ResultsFileProps {
  readonly round: DriveRound;
  readonly onClose: () => void;
}

/** Takes the results of a round from a file, which is tried out first. */
export function ResultsFile({ round: { id }, onClose }: ResultsFileProps) {
  const client = useQueryClient();
  return (
    <ImportPanel
      resource={results}
      action={action}
      of={{ roundID: id }}
      onClose={() => {
        void readRoundsAgain(client);
        onClose();
      }}
    />
  );
}
