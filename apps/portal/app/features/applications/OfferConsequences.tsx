import type { components } from '@aarambh/api-client';
import { EndedNames } from './EndedNames.tsx';

/** What accepting an offer ends, asked once more before it is accepted. */
export default function OfferConsequences({
  row,
}: {
  readonly row: Pick<components['schemas']['OwnApplication'], 'id' | 'ends'>;
}) {
  const { ends = [] } = row;
  return <EndedNames ends={ends} />;
}
