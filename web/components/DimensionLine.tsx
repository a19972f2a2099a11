import './DimensionLine.css';

/** The one ornament: ticks, arrows and a line, as in a drawing. Its parent places it and has `position`. */
export function DimensionLine() {
  return <span className="dimension-line" aria-hidden="true" />;
}
