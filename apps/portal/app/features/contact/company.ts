/** The company behind the portal: an invented one, whose domain is reserved for examples. */
export const company = {
  name: 'Aarambh Careers Private Limited',
  email: 'hello@aarambh.example',
} as const;
