import type { ComponentProps, MouseEvent } from 'react';
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';

/*
 * The links of react-router-dom, on its hooks. Its own bring along what fetches ahead for a server of that framework, which
 * is 4 KB of every first visit and does nothing here.
 */

/** A link to an own page: `<Link to="/intake">`. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  /** Takes the place of the present entry of the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

const leavesAlone = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** Goes to an own page without loading the document anew. */
export const Link = ({ to, replace, state, onClick, target, ...rest }: LinkProps) => {
  const href = useHref(to);
  const navigate = useNavigate();
  const location = useLocation();
  const path = createPath(useResolvedPath(to));
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || leavesAlone(event) || (target && target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? createPath(location) === path, state });
  };
  return <a {...rest} {...(target ? { target } : {})} href={href} onClick={go} />;
};

/** A link that knows whether one is there. */
export interface NavLinkProps extends LinkProps {
  /** Only at exactly this path, not below it. */
  readonly end?: boolean;
}

/** A link of a navigation: at its page, or below it, it is `aria-current="page"` and of the class `active`. */
export const NavLink = ({ end = false, className, ...rest }: NavLinkProps) => {
  const { pathname } = useLocation();
  const own = useResolvedPath(rest.to).pathname;
  const here = pathname === own || (!end && own !== '/' && pathname.startsWith(`${own.replace(/\/$/, '')}/`));
  const names = [className, here && 'active'].filter(Boolean).join(' ');
  return <Link {...rest} {...(here ? { 'aria-current': 'page' } : {})} {...(names ? { className: names } : {})} />;
};
