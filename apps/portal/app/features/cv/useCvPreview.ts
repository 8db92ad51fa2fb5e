import type { components } from '@aarambh/api-client';
import { usePreview, type PreviewReading } from './pages/usePreview.ts';
import { call } from '#app/session/call.ts';

export type PreviewRequest = components['schemas']['CvPreviewRequest'];

/** The pages of a CV with the person's own record, whether it is stored or not. */
export const useCvPreview = (request: PreviewRequest | undefined): PreviewReading =>
  usePreview({
    kind: 'cv',
    request,
    read: (body, signal) => call((api) => api.POST('/candidate-profiles/preview', { body, signal })),
  });
