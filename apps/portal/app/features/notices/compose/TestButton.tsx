import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { api } from '#app/session/api.ts';
import { serverWords } from '#app/session/serverWords.ts';

interface TestButtonProps {
  readonly message: components['schemas']['NotificationTest'];
  readonly isDisabled: boolean;
}

/** Sends the message to its writer alone, by every way. */
export function TestButton({ message, isDisabled }: TestButtonProps) {
  const { t } = useTranslation();
  const sending = useMutation({
    mutationFn: () => dataOf(api().POST('/notification/test', { body: message })),
    onSuccess: () => alerts.success(t('notifications.compose.tested')),
    onError: (error) => {
      const [field] = isApiError(error) ? error.fieldErrors : [];
      if (field !== undefined) alerts.danger(serverWords(field.message, field.messages));
      else tellFailure(error);
    },
  });
  return (
    <Button
      variant="secondary"
      disabled={isDisabled}
      isPending={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {t('notifications.compose.test')}
    </Button>
  );
}
