/** What the links of interviewers need beside the context of a call. */
import type { Services } from '../../identity/index.ts';

export type LinkServices = Pick<Services, 'keys' | 'limiter' | 'messenger' | 'publicAddress'>;
