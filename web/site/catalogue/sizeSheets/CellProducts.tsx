import { useEffect, useRef, type CSSProperties, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { CloseIcon } from '../../../components/icons.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { QuickAdd } from '../../sales/quotes/QuickAdd.tsx';
import * as words from '../../../words/tr/sheets.ts';
import { ListPrice } from '../switches/netPrices.tsx';
import { placeText, sizeText, type Cell, type Sheet } from './sheetText.ts';

interface CellProductsProps {
  sheet: Sheet;
  cell: Cell;
  /** The address of all of its products. */
  all: string;
  /** Where it stands, from the edges of the sheets. */
  place: { left: number; top: number };
  close: (isReturning: boolean) => void;
}

/** Lists the products of a cell beside it, each with its price and a button that puts it on the quote list. */
export function CellProducts({ sheet, cell, all, place, close }: CellProductsProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = sizeText(sheet, cell);
  const title = placeText(sheet, cell);

  useEffect(() => box.current?.focus({ preventScroll: true }), [cell]);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Element && !box.current?.contains(target) && !target.closest('.sheet-cell')) close(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [close]);

  const leave = ({ relatedTarget }: FocusEvent) => {
    // What had the focus may be gone, as a button is that has put its product on the list.
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) close(false);
  };
  const key = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === 'Escape') close(true);
  };

  return (
    <div
      ref={box}
      className="cell-products"
      role="dialog"
      aria-label={words.productsIn(title)}
      tabIndex={-1}
      style={{ '--left': `${place.left}px`, '--top': `${place.top}px` } as CSSProperties}
      onBlur={leave}
      onKeyDown={key}
    >
      <header>
        <p>
          <b>
            <CodeText text={size || title} />
          </b>
          {size && (
            <span>
              <CodeText text={title} />
            </span>
          )}
        </p>
        <button type="button" className="icon-button" aria-label={words.close} onClick={() => close(true)}>
          <CloseIcon />
        </button>
      </header>
      <ul>
        {cell.products.map((product) => (
          <li key={product.productId} data-dim={product.isMatching ? undefined : true}>
            <p>
              <Link to={paths.product(product.productId)}>
                <CodeText text={product.label} />
              </Link>
              {product.differs && (
                <span>
                  <CodeText text={product.differs} />
                </span>
              )}
            </p>
            <ListPrice {...product} />
            <QuickAdd product={{ ...product, id: product.productId }} label={product.label} />
          </li>
        ))}
      </ul>
      {cell.count > cell.products.length && (
        <Link className="text-link" to={all} rel="nofollow">
          {words.allInCell(cell.count)}
        </Link>
      )}
    </div>
  );
}
