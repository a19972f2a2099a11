import { EmptyState } from '../../../../components/EmptyState.tsx';
import { useProductsPageQuery, type ProductsPageQuery } from './productsPage.generated.ts';
import { JumpLinks } from '../../../parts/JumpLinks.tsx';
import { PageHead } from '../../../parts/PageHead.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { useWaiting } from '../../../parts/loaders/useWaiting.ts';
import { PageMeta } from '../../../parts/meta/PageMeta.tsx';
import { groupLink, paths } from '../../../paths.ts';
import { ListColumns } from '../../productList/ListColumns.tsx';
import { PriceNote } from '../../../parts/PriceNote.tsx';
import { ProductSkeletons } from '../../productCards/ProductSkeletons.tsx';
import { pages } from '../../../../words/tr/specified.ts';
import { CatalogueChoices } from './CatalogueChoices.tsx';
import { CategoryGroup } from './CategoryGroup.tsx';
import * as common from '../../../../words/tr/common.ts';
import * as words from '../../../../words/tr/products.ts';
import { collator } from '../../../../../common/text/locale.ts';

const byLetters = collator();

/** Shows the categories that have products, by name. Products without a category are a group among them. */
function groupsOf(data: ProductsPageQuery | undefined) {
  const all = [...(data?.categories ?? []), ...(data?.uncategorized ? [data.uncategorized] : [])];
  return all.filter(({ products }) => products.nodes.length > 0).sort((a, b) => byLetters.compare(a.name, b.name));
}

export function Catalogue() {
  const { data, ...query } = useProductsPageQuery();
  const loading = useWaiting(query.loading);
  const groups = groupsOf(data);
  const count = groups.reduce((sum, { productCount }) => sum + productCount, 0);
  return (
    <>
      <PageMeta page="products" />
      <PageHead title={common.products} lede={pages.products}>
        {groups.length > 0 && <TextLink to={paths.allProducts}>{words.filterAll}</TextLink>}
        {groups.length > 1 && (
          <JumpLinks label={common.categories}>
            {groups.map(({ id, name }) => (
              <li key={id}>
                <a href={groupLink(id)}>{name}</a>
              </li>
            ))}
          </JumpLinks>
        )}
      </PageHead>
      <div className="catalogue section container">
        {data && groups.length > 0 && (
          <ListColumns filters={groups.length > 1 && <CatalogueChoices groups={groups} data={data} />}>
            <p className="t-h5">
              {words.productsInCategories(count, groups.filter(({ id }) => id !== 'uncategorized').length)}
            </p>
            {groups.map((category, index) => (
              <CategoryGroup key={category.id} category={category} first={index === 0} />
            ))}
            <PriceNote products={groups.flatMap(({ products }) => products.nodes)} />
          </ListColumns>
        )}
        {groups.length === 0 && loading && <ProductSkeletons />}
        {groups.length === 0 && !loading && (
          <EmptyState
            title={words.nothing}
            hint={common.writeToUs}
            action={<TextLink to={paths.contact}>{common.getInTouch}</TextLink>}
          />
        )}
      </div>
    </>
  );
}
