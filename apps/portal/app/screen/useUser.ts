import type { TokenClaims } from '@aarambh/api-client';
import { useOutletContext } from 'react-router';

/** Who is signed in. Only for screens in the guarded layout. */
export const useUser = (): TokenClaims => useOutletContext<TokenClaims>();
