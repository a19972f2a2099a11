import { SpecText } from '../specs/SpecText.tsx';
import type { Spec } from './propertiesOf.ts';
import './SpecTable.css';
import * as words from '../../../words/tr/product.ts';

/** Groups stand in the order of their first spec; specs without a heading come first. */
function groupsOf(specs: Spec[]) {
  const headings = [null, ...new Set(specs.flatMap(({ group }) => group ?? []))];
  return headings
    .map((heading) => ({ heading, some: specs.filter(({ group }) => group === heading) }))
    .filter(({ some }) => some.length > 0);
}

/** Shows all specs of a product. */
export function SpecTable({ specs }: { specs: Spec[] }) {
  return (
    <section className="product-specs" aria-labelledby="specs">
      <h2 id="specs" className="t-h4 spec-heading">
        {words.specs}
      </h2>
      <table className="spec-table">
        {groupsOf(specs).map(({ heading, some }) => (
          <tbody key={heading}>
            {heading !== null && (
              <tr>
                <th colSpan={2} scope="rowgroup" className="spec-group">
                  {heading}
                </th>
              </tr>
            )}
            {some.map(({ attribute, text, otherText }) => (
              <tr key={attribute.id}>
                <th scope="row">{attribute.name}</th>
                <td>
                  <SpecText text={text} otherText={otherText} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
