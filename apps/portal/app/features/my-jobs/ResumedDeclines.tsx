import { useEffect } from 'react';
import { declineOf } from './ownApplication.ts';
import { isHeld } from '#app/session/heldCalls.ts';
import { keptDeclines } from '#app/session/keptDeclines.ts';
import { useHoldDecline } from './useHoldDecline.ts';

/** Goes on with what was declined before the page was loaded again; what is due by now is done at once. */
export default function ResumedDeclines({ userID }: { readonly userID: string }) {
  const hold = useHoldDecline();
  useEffect(() => {
    for (const decline of keptDeclines(userID)) {
      if (!isHeld(declineOf(decline.jdID))) hold(decline);
    }
  });
  return null;
}
