import type { components } from '@aarambh/api-client';

type Evaluation = components['schemas']['Evaluation'];

/** Why something is not met, or not known, to the person whom it is about. */
export interface OwnReason {
  readonly id: string;
  /** A sentence. */
  readonly text: string;
  readonly howToFix: string | null;
  /** Path of the portal where it is put right. */
  readonly link: string | null;
}

/** All that a verdict follows from and that is not met: what decides against the person, what nobody knows yet, and what is only said. */
export function reasonsFor({
  gates,
  rules,
}: Pick<Evaluation, 'gates' | 'rules'>): Readonly<Record<'against' | 'unknown' | 'warnings', OwnReason[]>> {
  const counting = [...gates.filter(({ isWarning }) => !isWarning), ...rules];
  return {
    against: counting.filter(({ outcome }) => outcome === 'not_met').map(said),
    unknown: counting.filter(({ outcome }) => outcome === 'unknown').map(said),
    warnings: gates.filter(({ isWarning, outcome }) => isWarning && outcome !== 'met').map(said),
  };
}

const said = ({
  id,
  label,
  reason,
  howToFix,
  link,
}: Pick<Evaluation['rules'][number], 'id' | 'label' | 'reason' | 'howToFix' | 'link'>): OwnReason => ({
  id,
  text: reason ?? label,
  howToFix: howToFix ?? null,
  link: link ?? null,
});
