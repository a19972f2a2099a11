import { textLanguage } from '../../../components/texts.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { Link } from 'react-router-dom';
import { CodeText } from '../../parts/CodeText.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { comparePath, paths } from '../../paths.ts';
import './AddToComparison.css';
import * as words from '../../../words/tr/compare.ts';
import * as common from '../../../words/tr/common.ts';

/** The id of this section: links from empty places of the table lead to it. */
export const addToComparison = 'urun-ekleyin';
const mostOffered = 8;

interface AddToComparisonProps {
  ids: string[];
  /** Products that may be worth comparing, best first. */
  products: { id: string; name: string }[];
}

/** Offers links, each to the comparison with one more product, so that no script has to remember anything. */
export function AddToComparison({ ids, products }: AddToComparisonProps) {
  const once = new Map(products.map((product) => [product.id, product]));
  const offered = [...once.values()].filter(({ id }) => !ids.includes(id)).slice(0, mostOffered);
  return (
    <section className="compare-add" aria-labelledby={addToComparison}>
      <h2 className="t-h5" id={addToComparison}>
        {words.addProduct}
      </h2>
      {offered.length > 0 && (
        <ul>
          {offered.map(({ id, name }) => (
            <li key={id}>
              <Link rel="nofollow" to={comparePath([...ids, id])}>
                <span aria-hidden="true">+</span>
                <span>
                  <Sentence
                    text={words.addNamed}
                    parts={{
                      product: (
                        <span lang={textLanguage('Product', id, 'name')}>
                          <CodeText text={name} />
                        </span>
                      ),
                    }}
                    heard
                  />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <TextLink to={paths.products} arrow>
        {common.allProducts}
      </TextLink>
    </section>
  );
}
