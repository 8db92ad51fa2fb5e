import { hasScreen } from '#app/access/navRoutes.ts';

/** Where "home" leads: the root of the breadcrumbs (specification, section 2). */
export const homeAddress = hasScreen('/home') ? '/home' : '/dashboard';
