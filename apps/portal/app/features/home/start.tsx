import { redirect } from 'react-router';

/** The empty path leads to the dashboard (specification, section 2). */
export const clientLoader = () => redirect('/dashboard');
