export { Disclosure } from './Disclosure.tsx';
export type { DisclosureChangeDetails, DisclosureProps } from './Disclosure.tsx';
