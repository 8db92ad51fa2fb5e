import type { ResourceActions } from '../declare/resourceActions.ts';
import { useAccess } from '../host/hooks.ts';
import { resourceAccess, type ResourceAccess } from './resourceAccess.ts';

/** What whoever is signed in may do with the records of a list. */
export const useResourceAccess = (actions: ResourceActions): ResourceAccess =>
  resourceAccess(useAccess(), actions);
