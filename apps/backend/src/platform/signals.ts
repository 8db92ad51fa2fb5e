/**
 * What the server says of its own work, in this process, to whoever counts it; mostly nobody does, and saying it costs nothing. What the database
 * knows is read from there instead.
 */
import type { BackgroundTask, MessageChannel } from '@aarambh/api-client/enums';

/** One kind of happening. */
export interface Signal<Fact> {
  /** Says that it has happened. */
  tell(fact: Fact): void;
  /** Hears of it from now on. Returns what ends that. */
  follow(hear: (fact: Fact) => void): () => void;
}

function createSignal<Fact>(): Signal<Fact> {
  const followers = new Set<(fact: Fact) => void>();
  return {
    tell: (fact) => followers.forEach((hear) => hear(fact)),
    follow: (hear) => {
      followers.add(hear);
      return () => void followers.delete(hear);
    },
  };
}

/** A message was handed to whoever delivers it; `answer` is a word or a number of few values, see `DeliveryFailure`. */
export const messageTried = createSignal<{ channel: MessageChannel; answer: string }>();

/** A round of a background task has ended. */
export const roundEnded = createSignal<{ task: BackgroundTask; didWork: boolean }>();

/** Why a payment did not fit its order. */
export const paymentAnomalies = ['amount-differs', 'paid-twice'] as const;
export type PaymentAnomaly = (typeof paymentAnomalies)[number];

/** A payment did not fit its order: somebody has to look at it. */
export const paymentMisfit = createSignal<{ anomaly: PaymentAnomaly }>();
