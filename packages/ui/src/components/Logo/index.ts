export { BrandMark, Logo } from './Logo.tsx';
export type { BrandMarkProps, LogoProps } from './Logo.tsx';
