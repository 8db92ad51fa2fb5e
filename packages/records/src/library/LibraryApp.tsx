import { FormsProvider } from '@aarambh/forms/react';
import { AlertRegion, alerts } from '@aarambh/ui/AlertRegion';
import { Provider, useProvider, type LinkComponentProps } from '@aarambh/ui/Provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link, MemoryRouter, useNavigate } from 'react-router';
import type { RecordsHost } from '../host/host.ts';
import { RecordsProvider } from '../host/RecordsProvider.tsx';
import { attempted } from '@aarambh/api-client';
import { clientOf } from './client.ts';
import { libraryFormats } from './formats.ts';
import { importsOf } from './imports.ts';
import { parts, useCloseHeld } from './parts.tsx';
import type { Library } from './server.ts';
import { translateIn } from './texts.ts';
import { useAction } from './useAction.ts';

interface LibraryAppProps {
  /** What answers its calls. */
  readonly library: Library;
  /** Where it is opened: a path with its query. */
  readonly at?: string;
  /** Whether the person may only read. @default false */
  readonly isReader?: boolean;
  readonly children: ReactNode;
}

/** A small app around lists and records: their calls, texts, permissions and parts of screens, as any app gives them. */
export function LibraryApp({ library, at = '/books', isReader = false, children }: LibraryAppProps) {
  const { locale } = useProvider();
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'offlineFirst' } } }),
  );
  const [host] = useState(() => hostOf(library, isReader, locale));
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <WithLinks>
          <FormsProvider translate={(key, params) => translateIn(locale)(`forms.${key}`, params)}>
            <RecordsProvider host={host}>{children}</RecordsProvider>
          </FormsProvider>
          <AlertRegion />
        </WithLinks>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** Lets the components go to addresses of the app. */
function WithLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Provider linkComponent={RouterLink} navigate={(href) => void navigate(href)}>
      {children}
    </Provider>
  );
}

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;

function storeInMemory(): RecordsHost['device'] {
  const kept = new Map<string, string>();
  return { read: (key) => kept.get(key) ?? null, write: (key, value) => void kept.set(key, value) };
}

function hostOf(library: Library, isReader: boolean, locale: string): RecordsHost {
  const t = translateIn(locale);
  const translation = { t };
  const failureText: RecordsHost['failureText'] = ({ serverMessage }) =>
    serverMessage ?? 'The library could not be reached.';
  return {
    ...parts,
    service: {
      client: () => clientOf(library),
      imports: importsOf(library),
      views: {
        read: () => Promise.resolve([]),
        keep: () => attempted(Promise.resolve({})),
        change: () => attempted(Promise.resolve({})),
        remove: () => attempted(Promise.resolve({})),
      },
      history: () =>
        Promise.resolve([
          {
            id: '1',
            at: '2026-11-02T09:30:00.000Z',
            action: 'changed',
            actorName: 'Asha Patil',
            changes: [{ field: 'author', before: 'Munshi Premchand', after: 'Premchand' }],
          },
        ]),
      toldApart: (choices) => choices,
    },
    useTranslation: () => translation,
    useFormats: () => libraryFormats,
    useAccess: () => (isReader ? readers : staff),
    useMayOpen: () => () => true,
    useAction,
    useFailureWords: (failure, word = failureText) =>
      failure === null ? undefined : typeof failure === 'function' ? failure(t) : word(failure, t),
    tellFailure: (error) => alerts.danger(() => failureText(error, t)),
    failureText,
    useCloseHeld,
    useIsOnline: () => useSyncExternalStore(library.subscribe, library.isReached),
    useIsKept: () => false,
    useIsCompact: () => false,
    stepsBackTo: () => undefined,
    device: storeInMemory(),
    tab: storeInMemory(),
    saveFile: () => undefined,
    csvFile: (header, rows) => new Blob([[header, ...rows].map((row) => row.join(',')).join('\n')]),
    workbookFile: ({ header, rows }) => Promise.resolve(new Blob([JSON.stringify([header, ...rows])])),
    onChanged: () => undefined,
  };
}

const staff: ReturnType<RecordsHost['useAccess']> = { scope: 'all', may: () => true };
const readers: ReturnType<RecordsHost['useAccess']> = { scope: 'branch', may: () => false };
