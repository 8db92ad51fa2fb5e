/**
 * Every route of the portal: the screens that anybody can open, then those that need a session. `shell/GuardedLayout` asks
 * for it; these screens, who may open them and what draws them are the table in `access/guardedRoutes.ts`.
 */
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { guardedRoutes, type GuardedRoute } from './access/guardedRoutes.ts';

/** Screens with nothing around them but the name and the footer (specification, section 2, Layout). */
const bareScreens = [
  route('register', 'features/sign-up/register.tsx'),
  route('otp-verification', 'features/sign-up/otp-verification.tsx'),
  route('forgot-password', 'features/password/forgot-password.tsx'),
  route('activate-user', 'features/activation/activate-user.tsx'),
  route('undo-email-change', 'features/undo-email-change/undo-email-change.tsx'),
  route('accept-invitation', 'features/invitation/accept-invitation.tsx'),
  route('withdraw-consent', 'features/withdraw-consent/withdraw-consent.tsx'),
  route('panel', 'features/panel/panel.tsx'),
  route('college-sign-in', 'features/college-sign-in/college-sign-in.tsx'),
  route('contact-us', 'features/contact/contact-us.tsx'),
];

/** Screens under the header. */
const headerScreens = [
  route('reset-password', 'features/password/reset-password.tsx'),
  route('page-not-found', 'features/not-found/page-not-found.tsx'),
];

const signInScreen = route('login', 'features/sign-in/login.tsx');

/** Prerendered to HTML at build time (react-router.config.ts). */
export const publicScreens = [signInScreen, ...bareScreens, ...headerScreens];

const withPublicTexts = (id: string, screens: typeof bareScreens) =>
  layout('i18n/PublicTexts.tsx', { id }, screens);

/** One module may draw several routes, so each is known by its address. */
function routesOf({ path, screens = {} }: GuardedRoute): RouteConfigEntry[] {
  return Object.entries(screens).map(([below, module]) => {
    const address = below === '' ? path : `${path}/${below}`;
    return route(address, module, { id: address });
  });
}

export default [
  layout('shell/PublicLayout.tsx', [signInScreen, withPublicTexts('bare-texts', bareScreens)]),
  layout('shell/HeaderLayout.tsx', [withPublicTexts('header-texts', headerScreens)]),
  layout('shell/GuardedLayout.tsx', [index('features/home/start.tsx'), ...guardedRoutes.flatMap(routesOf)]),
  route('*', 'features/not-found/unknown-path.tsx'),
] satisfies RouteConfig;
