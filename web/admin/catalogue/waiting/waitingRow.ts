const joined = new WeakMap<object, object>();

/** Returns the row as it would be with what waits of it, which the form edits; the same object for the same row. */
export function withWaiting<Row extends object>(row: Row, waiting: object | null | undefined): Row {
  if (!waiting) return row;
  const whole = joined.get(row) ?? { ...row, ...waiting };
  joined.set(row, whole);
  return whole as Row;
}
