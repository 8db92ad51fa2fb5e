import type { components } from '@aarambh/api-client';

type Own = components['schemas']['OwnApplication'];

/** How an offer stands for the person to whom it was made; the texts `resources.ownOffer.<stand>`. */
export type OfferStand = 'open' | 'late' | 'accepted' | 'joined' | 'declined' | 'withdrawn' | 'gone' | 'none';

/** What there is to say of the offer for a job. The clock may come to an offer some moments after its time has ended. */
export function offerStand(
  application: Pick<Own, 'status' | 'statusReasonCode' | 'offer' | 'earlierOffers' | 'allowed'> | null,
): OfferStand {
  if (application === null) return 'none';
  const { status, statusReasonCode, offer = null, earlierOffers = [], allowed } = application;
  if (status === 'Offer Accepted') return 'accepted';
  if (status === 'Joined') return 'joined';
  // Whoever declines says why.
  if (status === 'Offer Declined') return statusReasonCode == null ? 'late' : 'declined';
  if (offer === null && earlierOffers.length === 0) return 'none';
  if (offer === null) return status === 'Rejected' ? 'withdrawn' : 'gone';
  if (status !== 'Selected') return 'gone';
  return allowed.includes('Offer Accepted') ? 'open' : 'late';
}
