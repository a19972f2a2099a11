import { CodeText } from '../../parts/CodeText.tsx';
import { useBothUnits } from '../switches/otherUnits.ts';

interface SpecTextProps {
  text: string;
  /** The same lengths in the other unit; null where there is none. */
  otherText: string | null;
}

/** Shows a value, and beside it the same length in the other unit where the visitor wants both. */
export function SpecText({ text, otherText }: SpecTextProps) {
  const both = useBothUnits();
  return (
    <>
      <CodeText text={text} />
      {both && otherText !== null && <OtherUnit text={otherText} />}
    </>
  );
}

interface OtherUnitProps {
  text: string;
  /** The first unit, where it stands in the heading of a column, which narrow screens do not show. */
  unit?: string | null;
}

/** Shows a length in the other unit. */
export const OtherUnit = ({ text, unit }: OtherUnitProps) => (
  <>
    {' '}
    <span className="other-unit muted" data-unit={unit ?? undefined}>
      {text}
    </span>
  </>
);
