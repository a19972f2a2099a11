import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

interface MenuLinkProps {
  to: string;
  label: string;
  /** The link is marked on its own page only. */
  exact?: boolean;
}

const below = (pathname: string, to: string) => pathname.startsWith(`${to}/`);

/** Categories belong to the products, though their addresses do not say so. */
const isWithin = (pathname: string, to: string) =>
  (to !== paths.home && below(pathname, to)) || (to === paths.products && below(pathname, '/categories'));

/** A link of the menu, which is marked on its own page and on those of its section. */
export function MenuLink({ to, label, exact = false }: MenuLinkProps) {
  const { pathname } = useLocation();
  // Links are encoded, while the address may have been typed in plain letters.
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
