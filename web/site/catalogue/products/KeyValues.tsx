import { SpecText } from '../specs/SpecText.tsx';
import { useBothUnits } from '../switches/otherUnits.ts';
import { UnitSwitch } from '../switches/UnitSwitch.tsx';
import { DimensionLine } from '../../../components/DimensionLine.tsx';
import type { SectionFragment } from '../sections/section.generated.ts';
import { RulerIcon } from '../../../components/icons.tsx';
import { measuresId } from '../sections/ids.ts';
import { sharesOf } from './sharesOf.ts';
import type { Spec } from './propertiesOf.ts';
import './KeyValues.css';
import * as words from '../../../words/tr/product.ts';

/** Shows the values that distinguish the product at a glance; sizes of one unit are drawn to scale. */
export function KeyValues({ specs, section }: { specs: Spec[]; section: SectionFragment | null }) {
  const both = useBothUnits();
  const keys = specs.filter(({ key }) => key);
  if (keys.length === 0) return null;
  const shares = sharesOf(keys);
  const hasLengths = specs.some(({ otherText }) => otherText !== null);
  const letterOf = (id: string) => section?.letters.find(({ attributeId }) => attributeId === id)?.letter;
  return (
    <>
      <dl className="key-values">
        {keys.map(({ attribute, text, otherText }, place) => (
          <div key={attribute.id}>
            <dt>
              {attribute.name}
              {letterOf(attribute.id) && <b className="key-letter"> {letterOf(attribute.id)}</b>}
            </dt>
            <dd>
              {shares && (
                <span className="key-track" aria-hidden="true">
                  <span className="key-line" style={{ inlineSize: `${(shares[place] ?? 0) * 100}%` }}>
                    <DimensionLine />
                  </span>
                </span>
              )}
              <span className="key-value">
                <SpecText text={text} otherText={otherText} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {(section || hasLengths) && (
        <div className="key-drawing">
          {section && (
            <a className="text-link" href={`#${measuresId}`}>
              <RulerIcon />
              <span>{words.drawing}</span>
            </a>
          )}
          {hasLengths && <UnitSwitch isOn={both} />}
        </div>
      )}
    </>
  );
}
