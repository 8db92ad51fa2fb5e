/** What is kept of offers beside the row of the application. */
import type { components } from '@aarambh/api-client/schema';

type Offer = components['schemas']['Offer'];

/** Facts of a letter, in no language. */
export interface OfferLetter {
  number: string;
  issuedAt: string;
  company: {
    name: string;
    address: string | null;
    gstin: string | null;
    spocName: string;
    spocDesignation: string;
  };
  candidate: { name: string; programName: string | null; instituteName: string | null };
  job: { title: string; code: string };
  offer: Offer;
}

/** An offer that no longer stands, with its letter as it was sent. */
export interface EarlierOffer {
  /** From 1; the next one has the next number. */
  version: number;
  offer: Offer;
  letter: OfferLetter;
  endedAt: string;
  /** Why it does not stand; null where whoever made another one did not say. */
  reason: string | null;
}
