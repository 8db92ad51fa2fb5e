import { dataOf, isApiError, newIdempotencyKey, type ApiError, type components } from '@aarambh/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/session/api.ts';
import { serverWords } from '#app/session/serverWords.ts';
import { notificationResource } from '../notification.ts';

interface Sending {
  readonly message: Omit<components['schemas']['NotificationCreation'], 'expectedCount'>;
  /** What follows when it was not sent. */
  readonly onFailed: () => void;
}

interface SendNotification {
  /** Sends the message if it reaches as many people as the sender has read. */
  readonly run: (expectedCount: number, onSent: () => void) => void;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  /** What is wrong with a property of the message. */
  readonly errorOf: (path: string) => string | undefined;
  /** The message is another one by now. */
  readonly forget: () => void;
}

/** Sends a message once, however often its button is pressed. */
export function useSendNotification({ message, onFailed }: Sending): SendNotification {
  const client = useQueryClient();
  // Another message is another call.
  const [key, setKey] = useState(newIdempotencyKey);
  const {
    mutate,
    isPending,
    reset,
    error: failure,
  } = useMutation({
    mutationFn: (expectedCount: number) =>
      dataOf(
        api().POST('/notification/add', {
          params: { header: { 'Idempotency-Key': key } },
          body: { ...message, expectedCount },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [notificationResource.family] }),
    onError: onFailed,
  });
  const error = isApiError(failure) ? failure : undefined;
  return {
    run: (expectedCount, onSent) => mutate(expectedCount, { onSuccess: onSent }),
    isPending,
    error,
    errorOf: (path) => {
      const field = error?.fieldErrors.find((each) => each.path === path);
      return field && serverWords(field.message, field.messages);
    },
    forget: () => {
      setKey(newIdempotencyKey());
      reset();
    },
  };
}
