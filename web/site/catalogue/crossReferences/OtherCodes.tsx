import { textLanguage } from '../../../components/texts.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { Link } from 'react-router-dom';
import { ArrowForwardIcon } from '../../../components/icons.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import { useOtherCodesQuery } from './otherCodes.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import * as words from '../../../words/tr/crossReferences.ts';

interface OtherCodesProps {
  /** The figures of the code that was searched. */
  core: string;
  /** The products that stand above already. */
  shownIds: string[];
}

/** More than these would be a search of its own. */
const most = 4;

/** Shows own products whose codes have the same figures as the code of another maker. */
export function OtherCodes({ core, shownIds }: OtherCodesProps) {
  const { data } = useOtherCodesQuery({ variables: { core } });
  const others = (data?.products.nodes ?? [])
    .filter(({ id, name, stockCode }) => !shownIds.includes(id) && `${stockCode ?? ''} ${name}`.includes(core))
    .slice(0, most);
  if (others.length === 0) return null;
  return (
    <section className="other-codes" aria-labelledby="other-codes">
      <h2 className="t-h4" id="other-codes">
        <Sentence
          text={others.length === 1 ? words.otherWithCode : words.othersWithCode}
          parts={{ code: <span className="code">{core}</span> }}
        />
      </h2>
      <ul>
        {others.map(({ id, name, price, salesUnit, priceQuantity, keySpecs, image, picture }) => (
          <li key={id}>
            <Picture alt="" image={image} picture={picture} sizes="56px" upTo={160} />
            <div>
              <Link to={paths.product(id)} lang={textLanguage('Product', id, 'name')}>
                <CodeText text={name} />
              </Link>
              <p>
                <CodeText text={keySpecs.map(({ text }) => text).join(', ')} />
              </p>
            </div>
            <span className="other-codes-price">
              <PriceText price={price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
            </span>
            <ArrowForwardIcon />
          </li>
        ))}
      </ul>
    </section>
  );
}
