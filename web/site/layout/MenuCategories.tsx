import { useEffect } from 'react';
import { logError } from '../../components/logError.ts';
import { useMenuCategoriesQuery } from './menu.generated.ts';
import { paths } from '../paths.ts';
import { MenuLink } from './MenuLink.tsx';
import * as words from '../../words/tr/common.ts';

/**
 * Loads the categories when the visitor opens them, so that no page has to carry them. If that fails, the link to all
 * products remains.
 */
export function MenuCategories() {
  const { data, error } = useMenuCategoriesQuery();
  useEffect(() => {
    if (error) logError(error);
  }, [error]);
  const categories = data?.categories.filter(({ productCount }) => productCount > 0) ?? [];
  return (
    <>
      <li>
        <MenuLink to={paths.products} label={words.allProducts} exact />
      </li>
      {categories.map(({ id, name }) => (
        <li key={id}>
          <MenuLink to={paths.category(id)} label={name} />
        </li>
      ))}
    </>
  );
}
