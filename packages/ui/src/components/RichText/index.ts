export { RichText } from './RichText.tsx';
export type { RichTextProps } from './RichText.tsx';
export { safeLink } from './allowList.ts';
export type { SafeLink } from './allowList.ts';
export { plainTextOf } from './plainTextOf.ts';
export { trustedTypesPolicy } from './parse.ts';
