interface MarkedProps {
  text: string;
  /** In order, without overlaps. */
  matches: { start: number; length: number }[];
}

/** A text with the parts that match a search highlighted. */
export function Marked({ text, matches }: MarkedProps) {
  const ends = [0, ...matches.map(({ start, length }) => start + length)];
  return (
    <>
      {matches.map(({ start, length }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, start + length)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
