/** A mobile number with its last four digits alone: the screen is looked at in public. */
export const maskedNumber = (contact: string): string =>
  `+91 ${contact.slice(0, -4).replaceAll(/\d/g, '•')}${contact.slice(-4)}`;
