import { Outlet, type MiddlewareFunction } from 'react-router';
import { loadNamespaces } from './i18n.ts';
import type { TextsHandle } from './pageTexts.ts';

/** Loads the texts of the screens below before one of them is shown. */
const withPublicTexts: MiddlewareFunction = async (_request, next) => {
  await loadNamespaces('public');
  return next();
};

export const clientMiddleware = [withPublicTexts];

export const handle: TextsHandle = { texts: ['public'] };

/** Around every public screen but /login, where most visits begin and which has its texts in the file of the language. */
export default function PublicTexts() {
  return <Outlet />;
}
