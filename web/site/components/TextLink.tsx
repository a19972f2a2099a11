import ArrowForward from '@mui/icons-material/ArrowForward';
import { Link } from 'react-router-dom';

interface TextLinkProps {
  to: string;
  children: string;
  /** An arrow after the words. */
  arrow?: boolean;
}

/** A link that stands alone, as an action. */
export function TextLink({ to, children, arrow = false }: TextLinkProps) {
  return (
    <Link className="text-link" to={to}>
      <span>{children}</span>
      {arrow && <ArrowForward fontSize="inherit" />}
    </Link>
  );
}
