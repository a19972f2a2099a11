import './DimensionLine.css';

/**
 * Draws ticks, arrows and a line, as in a technical drawing: the site's only ornament. Its parent must be positioned.
 */
export function DimensionLine() {
  return <span className="dimension-line" aria-hidden="true" />;
}
