import type { ApiError, Attempt, components } from '@aarambh/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '#app/screen/useSettled.ts';

type Preview = components['schemas']['CvPreview'];

/** How long the person pauses before the pages are set anew, in milliseconds. */
const pause = 400;

export interface PreviewReading {
  /** The newest pages there are, which may be of a moment ago. */
  readonly preview: Preview | undefined;
  /** Newer ones are on their way. */
  readonly isBehind: boolean;
  readonly error: ApiError | null;
  readonly retry: () => void;
}

interface PreviewParts<Request> {
  /** What it is a preview of, so that two kinds of requests are never taken for each other. */
  readonly kind: 'cv' | 'template';
  /** Undefined while there is nothing that could be set: the last pages stay. */
  readonly request: Request | undefined;
  readonly read: (request: Request, signal: AbortSignal) => Promise<Attempt<{ readonly preview: Preview }>>;
}

/** Pages as they would be printed, set anew while something is written. */
export function usePreview<Request extends object>({
  kind,
  request,
  read,
}: PreviewParts<Request>): PreviewReading {
  const text = request === undefined ? '' : JSON.stringify(request);
  const asked = useSettled(text, pause);
  const { data, error, isFetching, refetch } = useQuery<Preview, ApiError>({
    queryKey: ['preview', kind, asked],
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    queryFn: async ({ signal }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written from a request above
      const result = await read(JSON.parse(asked) as Request, signal);
      if (!result.ok) throw result.error;
      return result.data.preview;
    },
  });
  return { preview: data, isBehind: isFetching || asked !== text, error, retry: () => void refetch() };
}
