import { createContext } from 'react';

/** Whether the permissions of the role have been read, or could not be and count as none (specification, section 6). */
export const RoleContext = createContext<'known' | 'failed'>('failed');
