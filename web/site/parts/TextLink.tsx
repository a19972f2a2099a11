import { Link } from 'react-router-dom';
import { ArrowForwardIcon } from '../../components/icons.tsx';

interface TextLinkProps {
  to: string;
  children: string;
  /** 'nofollow' where the address is closed to search engines. */
  rel?: 'nofollow';
  /** Whether an arrow follows the words. */
  arrow?: boolean;
}

/** A link that stands alone, as an action; inside a text a plain Link is enough. */
export function TextLink({ to, children, rel, arrow = false }: TextLinkProps) {
  return (
    <Link className="text-link" to={to} rel={rel}>
      <span>{children}</span>
      {arrow && <ArrowForwardIcon />}
    </Link>
  );
}
