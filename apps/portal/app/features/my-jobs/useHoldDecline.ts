import { useQueryClient } from '@tanstack/react-query';
import { recordService } from '#app/records/service.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { runAction } from '@aarambh/records/data';
import { declineJob, declineOf } from './ownApplication.ts';
import { holdCall, undoTime } from '#app/session/heldCalls.ts';
import { dropDecline, keepDecline, type KeptDecline } from '#app/session/keptDeclines.ts';
import { alerts } from '#app/screen/alerts.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';

/** One that was kept has its moment. */
type Declining = Omit<KeptDecline, 'at'> & Partial<Pick<KeptDecline, 'at'>>;

/** Declines a job when its time has come, unless that is taken back before; a reload in between loses nothing. */
export function useHoldDecline(): (decline: Declining) => void {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (decline) => {
    const { jdID, title: name, typed, key, at = Date.now() + undoTime } = decline;
    const left = Math.max(0, at - Date.now());
    keepDecline({ ...decline, at });
    const { undo } = holdCall(
      declineOf(jdID),
      () => runAction(recordService, declineJob, { id: jdID }, typed, key),
      {
        onSent: (error) => {
          dropDecline(jdID);
          alerts.dismiss(alert);
          if (error === undefined) alerts.success(t('resources.apply.declined', { name }));
          else tellFailure(error);
          void client.invalidateQueries();
        },
        onUndone: () => {
          dropDecline(jdID);
          alerts.dismiss(alert);
          alerts.success(t('resources.apply.declineUndone', { name }));
        },
      },
      left,
    );
    const alert = alerts.info(t('resources.apply.decliningText', { name }), {
      duration: left,
      action: { label: t('resources.undo'), onClick: undo, isShortcut: true },
    });
  };
}
