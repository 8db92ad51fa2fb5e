import type { Attempt, ErrorCodeOf } from '@aarambh/api-client';
import { call } from '#app/session/call.ts';

/** What the link in the e-mail carries. */
export interface ActivationLink {
  readonly email: string;
  readonly token: string;
}

/** Null when the address is not the whole link. */
export function readActivationLink(query: URLSearchParams): ActivationLink | null {
  const email = query.get('email')?.trim();
  const token = query.get('token')?.trim();
  return email && token ? { email, token } : null;
}

type Activated = Attempt<{ readonly token?: string }, ErrorCodeOf<'activateUser'>>;

const running = new Map<string, Promise<Activated>>();

/** Uses a link up. Asked again while the answer is awaited it sends nothing more: a link is good for one use. */
export function activate(link: ActivationLink): Promise<Activated> {
  const known = running.get(link.token);
  if (known) return known;
  const answer = call((api) => api.POST('/auth/activateUser', { body: link }));
  running.set(link.token, answer);
  void answer.finally(() => running.delete(link.token));
  return answer;
}
