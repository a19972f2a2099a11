import { Picture } from '../../../components/Picture.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import { Sentence } from '../../../components/Sentence.tsx';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/quoteList.ts';
import { didYouMean } from '../../../words/tr/questionAfter.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { quantityText, readQuantity } from './quantity.ts';
import type { QuoteMatchQuery, QuoteProductFragment } from './quotes.generated.ts';

type Match = QuoteMatchQuery['quoteMatch'];

interface MatchSaidProps {
  product: QuoteProductFragment | undefined;
  match: Match | undefined;
  quantity: string;
  /** Whether the product is on the list already. */
  listed: boolean;
  /** The server did not answer; the code is looked up when the row is added. */
  failed: boolean;
}

/** Says what a typed code means, before it is added. */
export function MatchSaid({ product, match, quantity, listed, failed }: MatchSaidProps) {
  if (product)
    return (
      <p>
        <b>
          <CodeText text={product.name} />
        </b>{' '}
        <Kinship product={product} match={match} quantity={quantity} listed={listed} />
      </p>
    );
  if (!match) return failed ? <p>{words.notSearched}</p> : null;
  if (match.meant)
    return (
      <p>
        <Sentence text={didYouMean(match.meant)} parts={{ meant: <b>{match.meant}</b> }} />
      </p>
    );
  return <p>{match.candidates.length > 0 ? words.oneOfThese : words.willBeAsked}</p>;
}

function Kinship({
  product,
  match,
  quantity,
  listed,
}: Pick<MatchSaidProps, 'match' | 'quantity' | 'listed'> & { product: QuoteProductFragment }) {
  const more = quantityText(readQuantity(quantity), product.salesUnit);
  if (listed) return more ? words.isListedMore(more) : words.isListed;
  const { matchedBy } = match ?? {};
  if (!matchedBy)
    return <PriceText price={product.price} salesUnit={product.salesUnit} priceQuantity={product.priceQuantity} />;
  const { maker, code, relation } = matchedBy;
  return <Sentence text={words.insteadOf(words.relations[relation])} parts={{ code: <b>{`${maker} ${code}`}</b> }} />;
}

type Option = Match['candidates'][number];

interface MatchOptionsProps {
  id: string;
  options: Option[];
  active: number;
  onChoose: (product: QuoteProductFragment) => void;
}

/** The products that a code may mean, of which the visitor takes one. */
export function MatchOptions({ id, options, active, onChoose }: MatchOptionsProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {words.suggestionsFound(options.length)}
      </p>
      {/* This keeps the focus in the field during a click. */}
      <div
        className="match-options"
        id={`${id}-list`}
        role="listbox"
        aria-label={words.suggestions}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((product, place) => (
          <div
            key={product.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            className="match-option"
            onClick={() => onChoose(product)}
          >
            <span aria-hidden="true">
              <Picture alt="" image={product.image} picture={product.picture} sizes="48px" upTo={160} />
            </span>
            <b>
              <CodeText text={product.name} />
            </b>
            <span className="muted">{product.category?.name ?? common.withoutCategory}</span>
            <PriceText price={product.price} salesUnit={product.salesUnit} priceQuantity={product.priceQuantity} />
          </div>
        ))}
      </div>
    </>
  );
}
