/**
 * Every route of the portal: the screens that anybody can open, then those that need a session.
 * `shell/PublicLayout` draws the frame of the first, `shell/GuardedLayout` guards the second.
 */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Prerendered to HTML at build time (react-router.config.ts). */
export const publicScreens = [
  route('login', 'routes/sign-in/login.tsx'),
  route('page-not-found', 'routes/not-found/page-not-found.tsx'),
];

export default [
  layout('shell/PublicLayout.tsx', publicScreens),
  layout('shell/GuardedLayout.tsx', [
    index('routes/home/start.tsx'),
    route('dashboard', 'routes/home/dashboard.tsx'),
  ]),
  route('*', 'routes/not-found/unknown-path.tsx'),
] satisfies RouteConfig;
