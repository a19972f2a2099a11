import { textLanguage } from '../../../components/texts.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { Link } from 'react-router-dom';
import { CompareIcon, RulerIcon } from '../../../components/icons.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { QuickAdd } from '../../sales/quotes/QuickAdd.tsx';
import { CardKeys } from '../productCards/CardKeys.tsx';
import { widestInCard } from '../productCards/pictureSizes.ts';
import type { Hit } from './foreignIn.ts';
import { nameOf, relationWords } from './relationWords.ts';
import * as words from '../../../words/tr/crossReferences.ts';
import * as common from '../../../words/tr/common.ts';

const pictureSizes = '(min-width: 900px) 248px, 96px';

/** A product in the place of the part that was searched, and how the two compare. */
export function ForeignHit({ hit }: { hit: Hit }) {
  const { id, name, price, salesUnit, priceQuantity, availability, image, picture, keySpecs, matchedBy } = hit;
  const isSimilar = matchedBy.relation === 'SIMILAR';
  return (
    <li className="foreign-hit">
      <span className="foreign-hit-picture">
        <Picture alt="" image={image} picture={picture} sizes={pictureSizes} upTo={widestInCard} fill first />
      </span>
      <div className="foreign-hit-text">
        <p className="foreign-hit-why row wraps">
          <CompareIcon />
          <span>
            <Sentence
              text={isSimilar ? words.similarTo : words.insteadOf}
              parts={{
                code: (
                  <strong>
                    <CodeText text={nameOf(matchedBy)} />
                  </strong>
                ),
              }}
            />
          </span>
          <span className="relation-tag" data-similar={isSimilar || undefined}>
            {relationWords[matchedBy.relation]}
          </span>
        </p>
        <h2 className="t-h4">
          <Link to={paths.product(id)} lang={textLanguage('Product', id, 'name')}>
            <CodeText text={name} />
          </Link>
        </h2>
        {availability === 'DISCONTINUED' && <p className="product-card-end t-caption">{common.discontinued}</p>}
        <CardKeys keys={keySpecs} />
      </div>
      <p className="foreign-hit-compare">
        <RulerIcon />
        <span>{isSimilar ? words.similarUnknown : words.unknownSpecs}</span>
      </p>
      <div className="foreign-hit-buy row wraps">
        <span className="foreign-hit-price">
          <PriceText price={price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
        </span>
        <QuickAdd product={hit} label={name} word={common.addToQuoteList} asked={nameOf(matchedBy)} />
      </div>
    </li>
  );
}
