import { Link } from 'react-router-dom';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { useHomePageQuery } from './homePage.generated.ts';
import { paths } from '../../paths.ts';
import { heroParts, heroPartsCss } from './heroParts.ts';

/** Names the parts of the drawing; each leads to its category, where the catalogue has it. */
export function HeroParts() {
  const { data } = useHomePageQuery();
  const known = new Set(data?.categories.filter(({ products }) => products.totalCount > 0).map(({ id }) => id));
  return (
    <>
      <PageStyles css={heroPartsCss} />
      <ol className="hero-parts">
        {heroParts.map(({ name, categoryId }, at) => (
          <li key={name} data-part={at + 1}>
            {known.has(categoryId) ? <Link to={paths.category(categoryId)}>{name}</Link> : name}
          </li>
        ))}
      </ol>
    </>
  );
}
