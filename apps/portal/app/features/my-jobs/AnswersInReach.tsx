import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { declineJob, declineOf } from './ownApplication.ts';
import { useHeldCall } from '#app/session/heldCalls.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { reach } from './offer.css.ts';
import { asItIs, useExplanation } from './useExplanation.ts';

/** The id of what holds the form of the application. */
export const applicationID = 'application';

/** What stands there, by the verdict. */
const wayOf = {
  Eligible: 'resources.apply.toForm',
  NotEligible: 'resources.apply.toReasons',
  NeedsData: 'resources.apply.toUnknown',
} as const satisfies Readonly<Record<components['schemas']['EligibilityVerdict'], string>>;

/** On a narrow window the ways to apply and to decline, in reach while a job that nothing was decided about is read. */
export function AnswersInReach({ row }: { readonly row: components['schemas']['JobDescription'] }) {
  const { t } = useTranslation();
  const held = useHeldCall(declineOf(row.id));
  const { data, isPending } = useExplanation(row.id, asItIs);
  const [isDeclining, setDeclining] = useState(false);
  if (isPending || row.application != null || held !== undefined) return null;
  const verdict = data?.evaluation?.verdict;
  return (
    <>
      <div className={reach}>
        <LinkButton size="sm" href={`#${applicationID}`}>
          {t(wayOf[verdict ?? 'Eligible'])}
        </LinkButton>
        <Button variant="secondary" size="sm" onClick={() => setDeclining(true)}>
          {t('resources.apply.decline')}
        </Button>
      </div>
      {isDeclining && declineJob.form !== undefined && (
        <DeclineDialog job={row} form={declineJob.form} onClose={() => setDeclining(false)} />
      )}
    </>
  );
}
