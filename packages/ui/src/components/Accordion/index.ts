export { Accordion } from './Accordion.tsx';
export type { AccordionChangeDetails, AccordionItem, AccordionProps } from './Accordion.tsx';
