import { SpecText } from '../specs/SpecText.tsx';
import type { Spec } from './propertiesOf.ts';
import { RowName, rowMarks } from './RowName.tsx';
import './SpecTable.css';
import * as words from '../../../words/tr/product.ts';

/** Groups stand in the order of their first spec; specs without a heading come first. */
function groupsOf(specs: Spec[]) {
  const headings = [null, ...new Set(specs.flatMap(({ group }) => group ?? []))];
  return headings
    .map((heading) => ({ heading, some: specs.filter(({ group }) => group === heading) }))
    .filter(({ some }) => some.length > 0);
}

interface SpecTableProps {
  specs: Spec[];
  /** The letters of attributes in the drawing. */
  letters?: Map<string, string>;
  pinned?: string | undefined;
  onPress?: (letter: string) => void;
}

/** Shows the specs of a product that do not stand beside its drawing. */
export function SpecTable({ specs, letters, pinned, onPress = () => undefined }: SpecTableProps) {
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
              <tr key={attribute.id} {...rowMarks(letters?.get(attribute.id), pinned)}>
                <th scope="row">
                  <RowName letter={letters?.get(attribute.id)} pinned={pinned} onPress={onPress}>
                    {attribute.name}
                  </RowName>
                </th>
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
