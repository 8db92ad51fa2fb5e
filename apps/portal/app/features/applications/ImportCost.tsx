import type { ImportJob } from '@aarambh/records';
import { CreditsNeeded } from './CreditsNeeded.tsx';

/** What the rows of a file would cost the company. */
export default function ImportCost({ job: { credits } }: { readonly job: ImportJob }) {
  return credits > 0 && <CreditsNeeded needed={credits} />;
}
