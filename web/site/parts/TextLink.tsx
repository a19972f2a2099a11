import { Link } from 'react-router-dom';
import { ArrowForwardIcon } from '../../components/icons.tsx';

interface TextLinkProps {
  to: string;
  children: string;
  /** Whether an arrow follows the words. */
  arrow?: boolean;
}

/** A link that stands alone, as an action; inside a text a plain Link is enough. */
export function TextLink({ to, children, arrow = false }: TextLinkProps) {
  return (
    <Link className="text-link" to={to}>
      <span>{children}</span>
      {arrow && <ArrowForwardIcon />}
    </Link>
  );
}
