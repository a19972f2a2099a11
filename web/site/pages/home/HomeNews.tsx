import { textLanguage } from '../../../components/texts.ts';
import { Link } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import { DocumentRows } from '../../catalogue/documents/DocumentRows.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useHomeMore } from './useHomeMore.ts';
import * as words from '../../../words/tr/home.ts';
import * as common from '../../../words/tr/common.ts';

/** Shows what came last: documents beside products; where there are no documents, products take both columns. */
export function HomeNews() {
  const more = useHomeMore();
  if (!more) return null;
  const { newProducts } = more;
  const documents = more.documents.nodes;
  return (
    <div className="section container home-news">
      {documents.length > 0 && (
        <section aria-labelledby="new-documents">
          <div className="home-head wraps">
            <h2 className="t-h5" id="new-documents">
              {words.newDocuments}
            </h2>
            <TextLink to={paths.documents}>{common.allDocuments}</TextLink>
          </div>
          <DocumentRows documents={documents.map(withCategory)} />
        </section>
      )}
      {newProducts.nodes.length > 0 && (
        <section aria-labelledby="new-products">
          <div className="home-head wraps">
            <h2 className="t-h5" id="new-products">
              {words.newProducts}
            </h2>
            <TextLink to={`${paths.products}?order=newest`}>{words.newest}</TextLink>
          </div>
          <ul>
            {newProducts.nodes.map(({ id, name, stockCode, image, picture, ...price }) => (
              <li key={id}>
                <Picture alt="" image={image} picture={picture} sizes="72px" upTo={160} />
                <div>
                  <Link to={paths.product(id)} lang={textLanguage('Product', id, 'name')}>
                    <CodeText text={name} />
                  </Link>
                  {stockCode && <p className="t-caption muted">{stockCode}</p>}
                </div>
                <PriceText {...price} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type NewDocument = NonNullable<ReturnType<typeof useHomeMore>>['documents']['nodes'][number];

/** Titles of certificates and data sheets are alike: the category says in which trade they are. */
const withCategory = ({ products, ...document }: NewDocument) => ({ ...document, about: products[0]?.category?.name });
