import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { RecordAction } from '@aarambh/records';
import { ActionDialog } from '@aarambh/records/screens';
import { ownApplicationResource, ownSteps } from '../ownApplication.ts';
import * as styles from './ownOffer.css.ts';

interface OfferAnswersProps {
  readonly application: components['schemas']['OwnApplication'];
  /** Of the job. */
  readonly title: string;
  readonly onAnswered: () => void;
}

/** The one that most people give stands under the thumb. */
const answers = [
  { step: 'Offer Declined', variant: 'secondary', style: styles.decline },
  { step: 'Offer Accepted', variant: 'primary', style: styles.accept },
] as const;

/** Accept and decline, in reach wherever the offer is read; each asks once more. */
export function OfferAnswers({ application, title, onAnswered }: OfferAnswersProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [action, setAction] = useState<RecordAction>();
  return (
    <>
      <div className={styles.answers}>
        {answers.map(({ step, variant, style }) => {
          const own = ownSteps[step];
          return own === undefined ? null : (
            <div key={step} className={style}>
              <Button variant={variant} onClick={() => setAction(own)}>
                {t(own.label)}
              </Button>
            </div>
          );
        })}
      </div>
      <ActionDialog
        resource={ownApplicationResource}
        asked={action && { row: { ...application, title }, action }}
        onClose={() => setAction(undefined)}
        onDone={() => {
          onAnswered();
          // The jobs, the numbers above them and the wallet.
          void client.invalidateQueries();
        }}
      />
    </>
  );
}
