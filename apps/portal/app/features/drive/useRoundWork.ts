import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';

/** Reads the rounds of jobs and their people again: counts follow from one another. */
export const readRoundsAgain = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [, path] }) => String(path).startsWith('/round/') });

/** Does something with the rounds of a job, and reads all of them and their people again. */
export function useRoundWork<Asked, Answer>(
  work: (asked: Asked) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const client = useQueryClient();
  return useMutation({ mutationFn: work, onSuccess: onDone, onSettled: () => readRoundsAgain(client) });
}
