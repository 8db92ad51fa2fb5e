import { createContext, use, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

const FirstLocationContext = createContext<string | undefined>(undefined);

/** Remembers the location that the page was loaded with. Goes around all screens. */
export function FirstLocationProvider({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const [first] = useState(key);
  return <FirstLocationContext value={first}>{children}</FirstLocationContext>;
}

/** Whether a navigation of the router led to the present location, rather than the loading of the page. */
export function useIsClientNavigation(): boolean {
  return useLocation().key !== use(FirstLocationContext);
}
