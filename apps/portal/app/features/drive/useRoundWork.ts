import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Does something with the rounds of a job, and reads all of them and their people again: counts follow from one another. */
export function useRoundWork<Asked, Answer>(
  work: (asked: Asked) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: onDone,
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [, path] }) => String(path).startsWith('/round/') }),
  });
}
