import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import './NothingFound.css';
import * as words from '../../../words/tr/search.ts';

interface NothingFoundProps {
  /** Empty where filters alone found nothing. */
  search: string;
  categories: { id: string; name: string }[];
}

/** Offers ways to continue: without the filters, by category, or by asking the company. */
export function NothingFound({ search, categories }: NothingFoundProps) {
  const [params] = useSearchParams();
  const narrowed = !search || ['category', 'price', 'after'].some((name) => params.has(name));
  return (
    <div className="nothing-found">
      <EmptyState
        title={narrowed ? words.nothingChosen : words.nothing}
        hint={words.tryCode}
        action={
          <span className="ways-on wraps">
            {narrowed && <TextLink to={search ? paths.search(search) : paths.products}>{words.removeChoices}</TextLink>}
            <TextLink to={search ? paths.contactAbout(search) : paths.contact}>{words.askForPart}</TextLink>
            {search && <TextLink to={paths.quote}>{words.writeInList}</TextLink>}
          </span>
        }
      />
      {categories.length > 0 && (
        <nav className="category-links" aria-labelledby="categories">
          <h2 className="t-h4" id="categories">
            {words.seeCategories}
          </h2>
          <ul>
            {categories.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.category(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
