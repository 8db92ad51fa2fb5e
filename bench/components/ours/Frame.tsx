import '@aarambh/ui/theme';
import { Provider } from '@aarambh/ui/Provider';
import type { ReactNode } from 'react';

/** What an app puts around its screens. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return <Provider locale="en">{children}</Provider>;
}
