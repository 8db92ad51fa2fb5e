import type { ReactNode } from 'react';
import { HostContext, type RecordsHost } from './host.ts';

interface RecordsProviderProps {
  /** Keep it the same between renders. */
  readonly host: RecordsHost;
  readonly children: ReactNode;
}

/** Gives lists and records what they need of the app around them. */
export function RecordsProvider({ host, children }: RecordsProviderProps) {
  return <HostContext value={host}>{children}</HostContext>;
}
