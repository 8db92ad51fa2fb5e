/** Closed sets of strings that the tables of several modules use, as the contract has them. */

/** Whether a record is still worked on or is there for everybody (specification, section 9). */
export const postingStatuses = ['Draft', 'Posted'] as const;

/** Whether a record is for all companies or for one. */
export const templateScopes = ['Platform', 'Company'] as const;

/** Whom a record is for. */
export const audiences = ['Fresher', 'Experienced', 'Both'] as const;
