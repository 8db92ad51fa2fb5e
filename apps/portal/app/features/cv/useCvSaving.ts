import type { ApiError, components } from '@aarambh/api-client';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { failureText } from '#app/session/failureText.ts';
import { queries } from '#app/session/queries.ts';
import { useConflict } from '@aarambh/records/data';
import type { CvProfile } from './draft.ts';

/** What is stored of a CV. */
export type CvBody = Omit<components['schemas']['CandidateProfileUpdate'], 'rowVersion'>;

/** Where what is written stands; `stale`, it was changed elsewhere meanwhile; `invalid`, something in the form is wrong. */
export type CvSavingState =
  | { readonly kind: 'saved' | 'saving' | 'invalid' | 'stale' }
  | { readonly kind: 'failed'; readonly error: ApiError };

export interface CvSaving {
  readonly state: CvSavingState;
  readonly isChanged: boolean;
  /** Stores what is written now. Resolves with whether everything is stored by then. */
  readonly save: () => Promise<boolean>;
  /** What was stored elsewhere meanwhile, and how to store what is written over it. */
  readonly conflict: ReturnType<typeof useConflict<CvProfile>>;
}

/** How long the person pauses before it is stored, in milliseconds. */
const pause = 1200;

/**
 * Stores a CV while it is written. One call runs at a time; after a failure the next change tries again, and so does a network
 * that comes back. Leaving the screen stores what is left.
 * @param body what would be stored; undefined while something in the form is wrong
 */
export function useCvSaving(profile: CvProfile, body: CvBody | undefined): CvSaving {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const client = useQueryClient();
  const { id } = profile;
  const { queryKey: key } = queries().queryOptions('get', '/candidate-profiles/{id}', {
    params: { path: { id } },
  });
  const [state, setState] = useState<CvSavingState>({ kind: 'saved' });
  const text = body === undefined ? undefined : JSON.stringify(body);
  const [storedText, setStoredText] = useState(text);
  const stored = useRef(text);
  const latest = useRef({ body, text });
  const running = useRef<Promise<boolean>>(undefined);
  useEffect(() => {
    latest.current = { body, text };
  });
  const conflict = useConflict(profile, {
    reread: async () => {
      const read = await call((api) => api.GET('/candidate-profiles/{id}', { params: { path: { id } } }));
      return read.ok ? read.data.candidateProfile : undefined;
    },
    onKeepMine: async (): Promise<void> => {
      // Everything is written anew over what is there.
      stored.current = undefined;
      await save();
    },
  });

  async function attempt(): Promise<boolean> {
    const { body: now, text: nowText } = latest.current;
    if (now === undefined) {
      setState({ kind: 'invalid' });
      return false;
    }
    if (nowText === stored.current) return true;
    setState({ kind: 'saving' });
    const result = await call((api) =>
      api.PUT('/candidate-profiles/{id}', {
        params: { path: { id } },
        body: { ...now, rowVersion: conflict.baseNow().rowVersion ?? 1 },
      }),
    );
    if (!result.ok) {
      if (await conflict.meet(result.error)) setState({ kind: 'stale' });
      else {
        setState({ kind: 'failed', error: result.error });
        announce(failureText(result.error, t), 'assertive');
      }
      return false;
    }
    stored.current = nowText;
    conflict.begin(result.data.candidateProfile);
    setStoredText(nowText);
    setState({ kind: 'saved' });
    client.setQueryData(key, (before) => before && { ...before, data: result.data });
    await client.invalidateQueries({ queryKey: ['get', '/candidate-profiles'] });
    return latest.current.text === nowText;
  }

  const save = async (): Promise<boolean> => {
    // What was written since the running one began is stored by the next.
    await running.current;
    running.current = attempt().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  const isChanged = text !== storedText;
  const isStale = state.kind === 'stale';
  const store = useEffectEvent(() => void save());
  useEffect(() => {
    if (text === storedText || isStale) return undefined;
    const timer = setTimeout(() => store(), pause);
    return () => clearTimeout(timer);
  }, [text, storedText, isStale]);
  useEffect(() => {
    const storeLeftovers = (): void => store();
    addEventListener('online', storeLeftovers);
    return () => {
      removeEventListener('online', storeLeftovers);
      storeLeftovers();
    };
  }, []);
  useBeforeUnload((event) => {
    if (isChanged) event.preventDefault();
  });

  return { state, isChanged, save, conflict };
}
