import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import './PageLinks.css';

interface PageLinksProps {
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
}

/** Plain links to the list's first and next page. */
export function PageLinks({ pageInfo: { hasNextPage, hasPreviousPage, endCursor } }: PageLinksProps) {
  if (!hasNextPage && !hasPreviousPage) return null;
  return (
    <nav className="page-links" aria-label="Sayfalar">
      {hasPreviousPage && (
        <Button variant="outlined" component={Link} to="?">
          İlk sayfa
        </Button>
      )}
      {hasNextPage && endCursor && (
        <Button variant="outlined" component={Link} to={`?after=${encodeURIComponent(endCursor)}`} rel="next">
          Sonraki sayfa
        </Button>
      )}
    </nav>
  );
}
