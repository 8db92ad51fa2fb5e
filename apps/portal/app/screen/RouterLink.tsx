import type { LinkComponentProps } from '@aarambh/ui/Provider';
import { Link } from 'react-router';

const leavesPortal = /^(?:[a-z][a-z0-9+.-]*:|\/\/|\/documents\/|#)/i;

/**
 * The link of every component. Addresses of the portal are opened by the router, which begins to load a screen when
 * the link is pointed at or focused; all others by the browser. An address that differs in its query only is the same screen,
 * which keeps its place.
 */
export function RouterLink({ href, ref, ...rest }: LinkComponentProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the children come with the rest
  if (leavesPortal.test(href)) return <a href={href} ref={ref} {...rest} />;
  return <Link to={href} ref={ref} prefetch="intent" preventScrollReset={href.startsWith('?')} {...rest} />;
}
