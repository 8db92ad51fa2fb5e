/** The documents that everybody may read; made from documents/ by scripts/make-documents.mjs. */
export const documents = {
  terms: '/documents/terms-of-use.pdf',
  privacy: '/documents/privacy-policy.pdf',
  refunds: '/documents/refund-policy.pdf',
} as const;
