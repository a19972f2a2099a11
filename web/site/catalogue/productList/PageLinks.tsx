import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { listPath } from '../../paths.ts';
import './PageLinks.css';
import * as words from '../../../words/tr/lists.ts';

interface PageLinksProps {
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
}

/** Shows plain links to the list's first and next page. */
export function PageLinks({ pageInfo: { hasNextPage, hasPreviousPage, endCursor } }: PageLinksProps) {
  const [params] = useSearchParams();
  if (!hasNextPage && !hasPreviousPage) return null;
  // The robots' rules open the further pages of a whole list alone.
  const isWhole = [...params.keys()].every((name) => name === 'after');
  return (
    <nav className="page-links wraps" aria-label={words.pages}>
      {hasPreviousPage && (
        <Button variant="outlined" component={Link} to={listPath(params)} rel={isWhole ? undefined : 'nofollow'}>
          {words.firstPage}
        </Button>
      )}
      {hasNextPage && endCursor && (
        <Button
          variant="outlined"
          component={Link}
          to={listPath(params, { after: endCursor })}
          rel={isWhole ? 'next' : 'next nofollow'}
        >
          {words.nextPage}
        </Button>
      )}
    </nav>
  );
}
