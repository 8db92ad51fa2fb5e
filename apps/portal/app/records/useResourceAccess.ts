import { use } from 'react';
import type { ResourceActions } from './resource.ts';
import { AccessContext } from '#app/access/access.ts';
import { resourceAccess, type ResourceAccess } from './resourceAccess.ts';

/** What whoever is signed in may do with the records of a list. */
export const useResourceAccess = (actions: ResourceActions): ResourceAccess =>
  resourceAccess(use(AccessContext), actions);
