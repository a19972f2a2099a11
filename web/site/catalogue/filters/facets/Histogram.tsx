interface HistogramProps {
  range: { low: number; high: number; histogram: number[] };
  /** The chosen range: bars outside of it are pale. */
  from: number;
  to: number;
}

/** Draws how many products lie where. It is decoration: the counts of the list say the same in words. */
export function Histogram({ range: { low, high, histogram }, from, to }: HistogramProps) {
  const most = Math.max(...histogram, 1);
  const width = (high - low) / histogram.length;
  return (
    <div className="histogram" aria-hidden="true">
      {histogram.map((count, at) => {
        const isIn = low + (at + 1) * width > from && low + at * width <= to;
        return (
          <span
            key={at}
            data-in={isIn || undefined}
            style={{ height: count === 0 ? 1 : `${Math.max((100 * count) / most, 6)}%` }}
          />
        );
      })}
    </div>
  );
}
