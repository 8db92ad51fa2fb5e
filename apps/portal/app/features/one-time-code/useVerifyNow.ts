import { ApiError, type Attempt } from '@aarambh/api-client';
import { useNavigate } from 'react-router';
import type { SendingCode } from '#app/session/sendCode.ts';
import { keepVerification, verificationPath, type Sending } from '#app/session/verification.ts';
import { useAction } from '#app/screen/useAction.ts';

/** Loaded on the press: few visits come to need it. */
const loadSender = () => import('#app/session/sendCode.ts').catch(() => null);

/** Sends a code to a number that was never verified, and opens the screen where it is entered. */
export function useVerifyNow() {
  const navigate = useNavigate();
  return useAction(send, {
    onDone: async (sending, contact) => {
      keepVerification({ contact, instituteId: null, sending });
      await navigate(verificationPath);
    },
  });
}

async function send(contact: string): Promise<Attempt<Sending, SendingCode>> {
  const sender = await loadSender();
  if (sender === null) {
    return { ok: false, error: new ApiError({ kind: 'offline', call: 'loading the code sender' }) };
  }
  const sent = await sender.sendCode(contact, 'register');
  sender.waitForNextCode(contact, sent);
  return sent.ok || sender.isCodeAwaited(sent.error) ? { ok: true, data: sender.sendingOf(sent) } : sent;
}
