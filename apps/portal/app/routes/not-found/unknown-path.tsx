import { redirect } from 'react-router';

/** Any other path leads to /page-not-found (specification, section 2). */
export const clientLoader = () => redirect('/page-not-found');
