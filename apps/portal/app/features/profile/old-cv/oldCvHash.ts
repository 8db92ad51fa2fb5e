/** The part of the address of the profile that opens the reading of an old CV. */
export const oldCvHash = '#old-cv';
