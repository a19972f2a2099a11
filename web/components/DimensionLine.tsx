import './DimensionLine.css';

/** The only ornament: ticks, arrows and a line, as in a technical drawing. Its parent must be positioned. */
export function DimensionLine() {
  return <span className="dimension-line" aria-hidden="true" />;
}
