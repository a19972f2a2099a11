import { ErrorIcon } from '../../../components/icons.tsx';
import type { QuoteMatchQuery, QuoteProductFragment } from './quotes.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { questionAfter } from '../../../words/tr/questionAfter.ts';
import { quantityText, readQuantity } from './quantity.ts';
import { pressed } from './quickLines.ts';
import type { ReactNode } from 'react';
import { Picture } from '../../../components/Picture.tsx';
import { PriceText } from '../../../components/PriceText.tsx';

type Match = QuoteMatchQuery['quoteMatch'];

interface QuickResultProps {
  id: string;
  place: number;
  product: QuoteProductFragment | undefined;
  match: Match | undefined;
  quantity: string;
  /** Whether the product is on the list already. */
  listed: boolean;
  /** The server did not answer; the code is looked up when the row is added. */
  failed: boolean;
  onChoose: (product: QuoteProductFragment) => void;
  onCorrect: (text: string) => void;
}

/** Says what a code means. Its buttons work without scripts as well: the form then names the row and what to do with it. */
export function QuickResult({ id, place, product, match, quantity, listed, failed, ...on }: QuickResultProps) {
  return (
    <div id={id} role="status">
      {product && <QuickProduct product={product} said={saidOf(product, { match, quantity, listed })} />}
      {!product && match && match.candidates.length > 0 && !match.meant && (
        <div className="quick-choices">
          <p>Şunu mu demek istediniz?</p>
          {match.candidates.map((one) => (
            <button
              key={one.id}
              type="submit"
              className="small-button"
              name="press"
              value={pressed({ act: 'choose', place, value: one.id })}
              onClick={(event) => {
                event.preventDefault();
                on.onChoose(one);
              }}
            >
              <CodeText text={one.name} />
            </button>
          ))}
        </div>
      )}
      {!product && match && (match.candidates.length === 0 || match.meant) && (
        <Unknown place={place} meant={match.meant} onCorrect={on.onCorrect} />
      )}
      {!product && !match && failed && <p className="t-body2 muted">Kod şu an aranamadı; eklerken yeniden aranır.</p>}
    </div>
  );
}

interface UnknownProps {
  place: number;
  meant: string | null;
  onCorrect: (text: string) => void;
}

const Unknown = ({ place, meant, onCorrect }: UnknownProps) => (
  <div className="quick-unknown">
    <ErrorIcon />
    <p>
      <b>Bu kod katalogda yok.</b>
      {meant && (
        <span className="t-body2">
          <button
            type="submit"
            className="text-link"
            name="press"
            value={pressed({ act: 'correct', place, value: meant })}
            onClick={(event) => {
              event.preventDefault();
              onCorrect(meant);
            }}
          >
            <span>{meant}</span>
          </button>{' '}
          {questionAfter(meant)} demek istediniz?
        </span>
      )}
    </p>
    <button type="submit" className="small-button" name="press" value={pressed({ act: 'note', place, value: '' })}>
      Not olarak ekle
    </button>
  </div>
);

/** The relations of parts that may take each other's place, as they go on in a sentence. */
const relations = {
  SAME_PART: 'aynı parça',
  FORM_FIT_FUNCTION: 'ölçüsü ve işlevi aynı',
  REPLACES: 'yerini aldı',
  SIMILAR: 'benzer, ölçüleri karşılaştırın',
};

function saidOf(
  { salesUnit }: QuoteProductFragment,
  { match, quantity, listed }: Pick<QuickResultProps, 'match' | 'quantity' | 'listed'>,
) {
  const more = quantityText(readQuantity(quantity), salesUnit);
  if (listed) return more ? `Listede var; ${more} daha eklenir` : 'Listede var';
  const { matchedBy } = match ?? {};
  if (!matchedBy) return undefined;
  return (
    <>
      <b>
        {matchedBy.maker} {matchedBy.code}
      </b>{' '}
      yerine; {relations[matchedBy.relation]}
    </>
  );
}

type Option = QuoteMatchQuery['quoteMatch']['candidates'][number];

interface QuickOptionsProps {
  id: string;
  options: Option[];
  active: number;
  onChoose: (product: QuoteProductFragment) => void;
}

/** The products that a code may mean, of which the visitor takes one. */
export function QuickOptions({ id, options, active, onChoose }: QuickOptionsProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {options.length} öneri var, aşağı ve yukarı oklarla seçin.
      </p>
      {/* This keeps the focus in the field during a click. */}
      <div
        className="quick-options"
        id={`${id}-list`}
        role="listbox"
        aria-label="Öneriler"
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((product, place) => (
          <div
            key={product.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            className="quick-option"
            onClick={() => onChoose(product)}
          >
            <QuickProduct product={product}>{product.category?.name ?? 'Kategorisiz'}</QuickProduct>
          </div>
        ))}
      </div>
    </>
  );
}

interface QuickProductProps {
  product: QuoteProductFragment;
  /** Replaces the price. */
  said?: ReactNode;
  /** Stands before the price. */
  children?: ReactNode;
}

/** A product in two lines, beside the code that means it. */
const QuickProduct = ({ product, said, children }: QuickProductProps) => (
  <span className="quick-product">
    <span className="quick-picture" aria-hidden="true">
      <Picture alt="" image={product.image} picture={product.picture} sizes="56px" upTo={320} />
    </span>
    <span className="quick-text">
      <b>
        <CodeText text={product.name} />
      </b>
      <span className="t-caption muted">
        {said ?? (
          <>
            {children && <>{children}, </>}
            <PriceText price={product.price} salesUnit={product.salesUnit} priceQuantity={product.priceQuantity} />
          </>
        )}
      </span>
    </span>
  </span>
);
