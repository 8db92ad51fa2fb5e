/** What applications say of students, for the lists that lie below them. */
import { heldFor, isHeld, isPlaced, placement } from './hiring/index.ts';
import {
  absences,
  hasApplied,
  hasOpenOffer,
  hasReached,
  isWaitlisted,
  offerEndsBefore,
  offers,
} from './usage.ts';

export const studentStanding = {
  hasApplied,
  absences,
  hasOpenOffer,
  isWaitlisted,
  offerEndsBefore,
  offers,
  hasReached,
  heldFor,
  isHeld,
  isPlaced,
  placement,
};
