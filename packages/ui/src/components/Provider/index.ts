export { useIsHydrated } from '../../hooks/useIsHydrated.ts';
export { coverPage, takeBack } from '../Modal/dismissStack.ts';
export type { BackOfApp } from '../Modal/dismissStack.ts';
export { Provider } from './Provider.tsx';
export type { ProviderProps } from './Provider.tsx';
export { useProvider } from './providerContext.ts';
export type { Density, Direction, ProviderValue, LinkComponentProps, Theme } from './providerContext.ts';
