import { newIdempotencyKey, type ApiError } from '@aarambh/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReadAgain } from '../calls/useReadAgain.ts';
import type { ImportAction } from '../declare/resourceActions.ts';
import type { Resource } from '../declare/resource.ts';
import { useAction } from '../host/hooks.ts';
import { useHost, type Outcome } from '../host/host.ts';
import type { ImportJob } from '../register.ts';
import {
  headingsAskedFor,
  rememberedMatching,
  rememberMatching,
  type AskedHeadings,
  type Matching,
} from './headingMatching.ts';

interface Wish {
  readonly mode: ImportJob['mode'];
  /** Nothing is taken in while any row fails. */
  readonly isWhole: boolean;
  readonly headings: Matching;
}

/** The server works on it, or asks for headings that it does not understand. */
type Answer = { readonly job: ImportJob; readonly headings: Matching } | { readonly asked: AskedHeadings };

interface ImportParts {
  readonly resource: Resource;
  readonly action: ImportAction;
  /** Query of the call that says what the file is for. */
  readonly of: Readonly<Record<string, string>>;
}

export interface ImportState {
  readonly file: File | undefined;
  readonly choose: (file: File | undefined) => void;
  /** What the server does with the file, as far as it is. */
  readonly job: ImportJob | undefined;
  /** Headings that were asked about, also after they were answered. */
  readonly asked: AskedHeadings | undefined;
  /** Whether they are asked about now. */
  readonly isAsking: boolean;
  /** The answers so far. */
  readonly matching: Matching;
  readonly isSending: boolean;
  readonly failure: ApiError | null;
  /** Has the file tried, row by row. */
  readonly check: () => void;
  /** The same with what its headings mean. */
  readonly match: (said: Matching) => void;
  readonly matchAgain: () => void;
  /** Takes in what was tried. */
  readonly take: (isWhole: boolean) => void;
  readonly beginAnew: () => void;
}

/** How often it is asked how far a file is, in milliseconds. */
const askedAgainAfter = 500;

/** How a file of records is taken in: sent, asked about, tried and taken in. */
export function useImport({ resource, action, of }: ImportParts): ImportState {
  const { device, service } = useHost();
  const { imports } = service;
  const readAgain = useReadAgain(resource);
  const [file, setFile] = useState<File>();
  const [started, setStarted] = useState<ImportJob>();
  const [asked, setAsked] = useState<AskedHeadings>();
  const [matching, setMatching] = useState<Matching>({});
  const [isMatching, setIsMatching] = useState(false);
  const keyOf = useKeyOfWish();
  const { data } = useQuery({
    queryKey: ['import', started?.id],
    queryFn: ({ signal }) => imports.read(started?.id ?? '', signal),
    enabled: started !== undefined,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'Running' ? askedAgainAfter : false,
  });
  const job = started === undefined ? undefined : (data ?? started);

  const hasWritten = job?.mode === 'commit' && job.state !== 'Running';
  const onWritten = useEffectEvent(() => void readAgain());
  useEffect(() => {
    if (hasWritten) onWritten();
  }, [hasWritten]);

  async function send(chosen: File, wish: Wish): Promise<Outcome<Answer>> {
    const idempotencyKey = keyOf(chosen, `${started?.id ?? ''} ${JSON.stringify(wish)}`);
    const sent = await imports.send(action.operation, { file: chosen, of, ...wish, idempotencyKey });
    if (sent.ok) return { ok: true, data: { job: sent.data, headings: wish.headings } };
    const unknown = headingsAskedFor(sent.error);
    if (unknown === undefined) return sent;
    setAsked(unknown);
    const before =
      Object.keys(wish.headings).length > 0 ? undefined : rememberedMatching(device, action.kind, unknown);
    return before === undefined
      ? { ok: true, data: { asked: unknown } }
      : send(chosen, { ...wish, headings: before });
  }
  const sending = useAction(send, {
    onDone: (answer) => {
      setIsMatching('asked' in answer);
      if ('asked' in answer) return;
      setMatching(answer.headings);
      setStarted(answer.job);
    },
    onFailed: () => setIsMatching(false),
  });
  const run = (wish: Wish): void => {
    if (file !== undefined) sending.run(file, wish);
  };

  const choose = (chosen: File | undefined): void => {
    setFile(chosen);
    setAsked(undefined);
    setMatching({});
    sending.clear();
  };
  return {
    file,
    choose,
    job,
    asked,
    isAsking: isMatching && job === undefined,
    matching,
    isSending: sending.isPending,
    failure: sending.failure,
    check: () => run({ mode: 'dryRun', isWhole: false, headings: {} }),
    match: (said) => {
      rememberMatching(device, action.kind, said);
      run({ mode: 'dryRun', isWhole: false, headings: said });
    },
    matchAgain: () => {
      setStarted(undefined);
      setIsMatching(true);
    },
    take: (isWhole) => run({ mode: 'commit', isWhole, headings: matching }),
    beginAnew: () => {
      choose(undefined);
      setStarted(undefined);
      setIsMatching(false);
    },
  };
}

/** The idempotency key of a wish: a try after a dead network is the same wish. */
function useKeyOfWish(): (file: File, wish: string) => string {
  const last = useRef<{ readonly file: File; readonly wish: string; readonly key: string }>(undefined);
  return (file, wish) => {
    if (last.current?.file !== file || last.current.wish !== wish) {
      last.current = { file, wish, key: newIdempotencyKey() };
    }
    return last.current.key;
  };
}
