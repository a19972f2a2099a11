import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AddIcon, CloseIcon } from '../../../components/icons.tsx';
import type { ComparedProductFragment } from './comparePage.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { comparePath, paths } from '../../paths.ts';
import { addToComparison } from './AddToComparison.tsx';
import { letterAt, mostCompared } from './comparedIds.ts';
import * as words from '../../../words/tr/compare.ts';

/** Opens a sheet in which products are taken out. It stands where the table's own buttons have no room. */
export function EditCompared({ products }: { products: ComparedProductFragment[] }) {
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();
  const ids = products.map((product) => product.id);
  return (
    <div className="compare-edit">
      <button type="button" className="text-link" popoverTarget={id}>
        <span>{words.edit}</span>
      </button>
      <div ref={sheet} id={id} className="compare-sheet" popover="auto" role="dialog" aria-label={words.compared}>
        <ul>
          {products.map(({ id: own, name, stockCode }, place) => (
            <li key={own}>
              <span className="compare-letter" data-letter={letterAt(place)} aria-hidden="true" />
              <span>
                <CodeText text={stockCode ?? name} />
              </span>
              <Link
                className="icon-button"
                rel="nofollow"
                to={comparePath(ids.filter((one) => one !== own))}
                aria-label={words.takeOut(stockCode ?? name)}
                preventScrollReset
              >
                <CloseIcon />
              </Link>
            </li>
          ))}
        </ul>
        {products.length < mostCompared && (
          <a className="small-button" href={`#${addToComparison}`} onClick={() => sheet.current?.hidePopover()}>
            <AddIcon />
            {words.addProduct}
          </a>
        )}
        <Link className="text-link" to={paths.products}>
          <span>{words.clear}</span>
        </Link>
      </div>
    </div>
  );
}
