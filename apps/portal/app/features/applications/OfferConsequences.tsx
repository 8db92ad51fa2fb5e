import type { components } from '@aarambh/api-client';
import type { AnyRow } from '@aarambh/records';
import { EndedNames } from './EndedNames.tsx';

/** What accepting an offer ends, asked once more before it is accepted. */
export default function OfferConsequences({ row }: { readonly row: AnyRow }) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an application of one's own
  const { ends = [] } = row as AnyRow & components['schemas']['OwnApplication'];
  return <EndedNames ends={ends} />;
}
