import { redirect, type ClientLoaderFunctionArgs } from 'react-router';

/**
 * Parameters after a semicolon do not take part in an address; any other path leads to /page-not-found (specification,
 * section 2).
 */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search, hash } = new URL(request.url);
  const plain = pathname.replaceAll(/;[^/]*/g, '');
  return redirect(plain === pathname ? '/page-not-found' : plain + search + hash);
}
