import type { components } from '@aarambh/api-client';
import { queries } from '#app/session/queries.ts';

export type RoundOfDay = components['schemas']['RoundOfDay'];

/** How often the others at the same door are counted, in milliseconds. */
const refetchInterval = 30_000;

/** The rounds that are held now, with how many have come. */
export const todaysRoundsQuery = () => queries().queryOptions('get', '/round/today', {}, { refetchInterval });
