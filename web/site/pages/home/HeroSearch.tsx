import { Link } from 'react-router-dom';
import { useSearchExamplesQuery } from './searchExamples.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { SearchForm } from '../../parts/search/SearchForm.tsx';
import { home } from '../../../words/tr/specified.ts';
import './HeroSearch.css';
import { searchExamples } from './loadHome.ts';
import * as words from '../../../words/tr/home.ts';

/**
 * Offers the search to visitors with a code at hand, and examples of what can be typed; one that finds nothing here is
 * left out.
 */
export function HeroSearch() {
  const { data } = useSearchExamplesQuery({ variables: searchExamples });
  const found = Object.entries(searchExamples).filter(
    ([name]) => (data?.[name as keyof typeof searchExamples]?.totalCount ?? 0) > 0,
  );
  const { field, placeholder, examples } = home.hero.search;
  return (
    <>
      <SearchForm
        className="hero-search"
        label={words.searchByCode}
        fieldLabel={field}
        placeholder={placeholder}
        button
      />
      {found.length > 0 && (
        <div className="hero-examples muted row wraps" role="group" aria-labelledby="search-examples">
          <span id="search-examples">{examples.label}</span>
          <ul>
            {found.map(([name, text]) => (
              <li key={name}>
                <Link to={paths.search(text)}>
                  <CodeText text={text} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
