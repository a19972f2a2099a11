import { codeParts } from '../../../../common/text/codeParts.ts';
import '../../../parts/Code.css';

interface MarkedProps {
  text: string;
  /** The matches are in order and do not overlap. */
  matches: { start: number; length: number }[];
}

/** Shows a text with the parts that match a search highlighted. No code breaks across lines. */
export function Marked({ text, matches }: MarkedProps) {
  return codeParts(text).map(({ text: part, start, whole }) => (
    <span key={start} className={whole ? 'code' : undefined}>
      {withMarks(
        part,
        matches.map((match) => ({ from: match.start - start, to: match.start - start + match.length })),
      )}
    </span>
  ));
}

/** Matches may begin before the part or end after it. */
function withMarks(part: string, matches: { from: number; to: number }[]) {
  const inside = matches
    .map(({ from, to }) => ({ from: Math.max(from, 0), to: Math.min(to, part.length) }))
    .filter(({ from, to }) => from < to);
  const ends = [0, ...inside.map(({ to }) => to)];
  return (
    <>
      {inside.map(({ from, to }, index) => (
        <span key={from}>
          {part.slice(ends[index], from)}
          <mark>{part.slice(from, to)}</mark>
        </span>
      ))}
      {part.slice(ends.at(-1))}
    </>
  );
}
