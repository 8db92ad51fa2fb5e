/**
 * Every route of the portal: the screens that anybody can open, then those that need a session.
 * `shell/GuardedLayout` lets nobody else pass.
 */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Screens with nothing around them but the name and the footer (specification, section 2, Layout). */
const bareScreens = [
  route('login', 'routes/sign-in/login.tsx'),
  route('register', 'routes/sign-up/register.tsx'),
  route('otp-verification', 'routes/sign-up/otp-verification.tsx'),
];

/** Screens under the header. */
const headerScreens = [route('page-not-found', 'routes/not-found/page-not-found.tsx')];

/** Prerendered to HTML at build time (react-router.config.ts). */
export const publicScreens = [...bareScreens, ...headerScreens];

export default [
  layout('shell/PublicLayout.tsx', bareScreens),
  layout('shell/HeaderLayout.tsx', headerScreens),
  layout('shell/GuardedLayout.tsx', [
    index('routes/home/start.tsx'),
    route('dashboard', 'routes/home/dashboard.tsx'),
  ]),
  route('*', 'routes/not-found/unknown-path.tsx'),
] satisfies RouteConfig;
