import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

interface MenuLinkProps {
  to: string;
  label: string;
  /** Marked on its own page only. */
  exact?: boolean;
}

const below = (pathname: string, to: string) => pathname.startsWith(`${to}/`);

/** Categories are a part of the products, though their addresses do not say so. */
const isWithin = (pathname: string, to: string) =>
  (to !== paths.home && below(pathname, to)) || (to === paths.products && below(pathname, '/categories'));

/** A link of the menu, marked on its own page and on those of its section. */
export function MenuLink({ to, label, exact = false }: MenuLinkProps) {
  const { pathname } = useLocation();
  // Links are encoded, and the address may be typed in plain letters.
  const isHere = pathname === to || pathname === decodeURI(to);
  const within = !exact && isWithin(pathname, to);
  return (
    <Link
      to={to}
      className={isHere || within ? 'active' : undefined}
      aria-current={isHere ? 'page' : within ? 'true' : undefined}
      data-label={label}
    >
      {label}
    </Link>
  );
}
