import type { ApiError } from '@aarambh/api-client';

/**
 * How a failed step on the way to a new password is told: 400 and 409 are news, everything else a failure
 * (specification, section 8). Other statuses have a tone too.
 */
export const passwordTone = ({ status }: ApiError): 'info' | 'danger' =>
  status === 400 || status === 409 ? 'info' : 'danger';
