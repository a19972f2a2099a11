import { SpecText } from '../specs/SpecText.tsx';
import { DimensionLine } from '../../../components/DimensionLine.tsx';
import type { ProductRow } from './productRows.ts';
import { RowName, rowMarks } from './RowName.tsx';
import './KeyValues.css';

interface KeyValuesProps {
  rows: ProductRow[];
  /** The letter whose dimension stays lit. */
  pinned?: string | undefined;
  onPress?: (letter: string) => void;
}

/** Shows the values that distinguish the product at a glance; lengths are drawn to scale, and light their dimension. */
export function KeyValues({ rows, pinned, onPress = () => undefined }: KeyValuesProps) {
  const hasLetters = rows.some(({ letter }) => letter !== undefined);
  const hasLines = rows.some(({ share }) => share !== undefined);
  return (
    <dl className={`key-values${hasLetters ? ' with-letters' : ''}`}>
      {rows.map(({ spec: { attribute, text, otherText }, letter, share }) => (
        <div key={attribute.id} {...rowMarks(letter, pinned)}>
          <dt>
            <RowName letter={letter} pinned={pinned} onPress={onPress}>
              {attribute.name}
            </RowName>
          </dt>
          <dd>
            {hasLines && (
              <span className="key-track" aria-hidden="true">
                {share !== undefined && (
                  <span className="key-line" style={{ inlineSize: `${share * 100}%` }}>
                    <DimensionLine />
                  </span>
                )}
              </span>
            )}
            <span className="key-value">
              <SpecText text={text} otherText={otherText} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
