/**
 * Every route of the portal: the screens that anybody can open, then those that need a session.
 * `shell/GuardedLayout` lets nobody else pass.
 */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Screens with nothing around them but the name and the footer (specification, section 2, Layout). */
const bareScreens = [
  route('register', 'routes/sign-up/register.tsx'),
  route('otp-verification', 'routes/sign-up/otp-verification.tsx'),
  route('forgot-password', 'routes/password/forgot-password.tsx'),
  route('activate-user', 'routes/activation/activate-user.tsx'),
  route('contact-us', 'routes/contact/contact-us.tsx'),
];

/** Screens under the header. */
const headerScreens = [
  route('reset-password', 'routes/password/reset-password.tsx'),
  route('page-not-found', 'routes/not-found/page-not-found.tsx'),
];

const signInScreen = route('login', 'routes/sign-in/login.tsx');

/** Prerendered to HTML at build time (react-router.config.ts). */
export const publicScreens = [signInScreen, ...bareScreens, ...headerScreens];

const withPublicTexts = (id: string, screens: typeof bareScreens) =>
  layout('i18n/PublicTexts.tsx', { id }, screens);

export default [
  layout('shell/PublicLayout.tsx', [signInScreen, withPublicTexts('bare-texts', bareScreens)]),
  layout('shell/HeaderLayout.tsx', [withPublicTexts('header-texts', headerScreens)]),
  layout('shell/GuardedLayout.tsx', [
    index('routes/home/start.tsx'),
    route('dashboard', 'routes/home/dashboard.tsx'),
    route('profile', 'routes/home/profile.tsx'),
  ]),
  route('*', 'routes/not-found/unknown-path.tsx'),
] satisfies RouteConfig;
