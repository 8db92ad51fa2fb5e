export { AppFooter } from './AppFooter.tsx';
export type { AppFooterProps, FooterDocument, SocialLink } from './AppFooter.tsx';
