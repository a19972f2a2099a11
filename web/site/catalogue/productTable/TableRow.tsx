import { missing as missingText } from '../../../words/tr/search.ts';
import { Link } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import { SectionSymbol } from '../../../components/SectionSymbol.tsx';
import type { ProductCardFragment } from '../productCards/productCard.generated.ts';
import type { TableRowFragment } from './tableRow.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import '../../parts/TickBox.css';
import { lowerCase } from '../../../../common/text/locale.ts';
import { paths } from '../../paths.ts';
import { textLanguage } from '../../../components/texts.ts';
import type { SpecColumn } from '../specs/columnOf.ts';
import { ColumnValue } from '../specs/SpecCells.tsx';
import { compareForm } from './CompareBar.tsx';
import { ListPrice } from '../switches/netPrices.tsx';
import { TableAdd } from './TableAdd.tsx';
import * as texts from '../../../words/tr/lists.ts';
import * as common from '../../../words/tr/common.ts';

export type TableProduct = ProductCardFragment &
  TableRowFragment & { missingWords?: string[]; vatRateNow?: number; sectionThumb?: string | null };

interface TableRowProps {
  product: TableProduct;
  columns: SpecColumn[];
  /** Whether the table has products of several kinds, whose signs tell them apart. */
  showsKind: boolean;
  isTicked: boolean;
  toggle: () => void;
}

/** The code names the product; a product without one is named in words. */
export const labelOf = ({ stockCode, name }: TableProduct) => stockCode ?? name;

const lettersOf = (text: string) => lowerCase(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Tells whether a name says its code as well, as 'Rulman 6204-ZZ' does. */
const repeats = (name: string, code: string) => lettersOf(name).includes(lettersOf(code));

/** The smallest picture in pixels, on a screen of treble density. */
const widest = 192;

export function TableRow({ product, columns, showsKind, isTicked, toggle }: TableRowProps) {
  const missing = missingText(product.missingWords);
  const { id, name, stockCode, kind, specs = [], image, picture, availability } = product;
  return (
    <tr>
      <td className="table-tick">
        <label>
          <input
            className="tick-box"
            type="checkbox"
            name="u"
            value={id}
            form={compareForm}
            checked={isTicked}
            onChange={toggle}
          />
          <span className="visually-hidden">{texts.compareNamed(labelOf(product))}</span>
        </label>
      </td>
      <th scope="row">
        <span className="table-product row">
          <Picture alt="" image={image} picture={picture} sizes="64px" upTo={widest} />
          <span>
            {showsKind && kind?.section && <SectionSymbol section={kind.section} />}
            <Link to={paths.product(id)}>
              <CodeText text={labelOf(product)} />
            </Link>
            {stockCode != null && (showsKind || !repeats(name, stockCode)) && (
              <span className="table-product-name" lang={textLanguage('Product', id, 'name')}>
                <CodeText text={name} />
              </span>
            )}
            {missing && (
              <span className="missing-words">
                <CodeText text={missing} />
              </span>
            )}
            {availability === 'DISCONTINUED' && <span className="table-product-end">{common.discontinued}</span>}
          </span>
        </span>
      </th>
      {columns.map((column) => (
        <td
          key={column.attribute.id}
          className={column.isNumber ? 'number' : undefined}
          data-column={column.attribute.name}
          data-unit={column.unit ?? undefined}
        >
          <ColumnValue column={column} spec={specs.find(({ attribute }) => attribute.id === column.attribute.id)} />
        </td>
      ))}
      <td className="number table-price">
        <ListPrice {...product} />
      </td>
      <td className="table-add">
        <TableAdd product={product} label={labelOf(product)} />
      </td>
    </tr>
  );
}
