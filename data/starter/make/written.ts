/** A row of a list on each line, so that a change of one product is a change of one line. */
export function written(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((row) => deeper + JSON.stringify(row)).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${deeper}${JSON.stringify(key)}: ${written(field, deeper)}`);
  return `{\n${fields.join(',\n')}\n${indent}}${indent === '' ? '\n' : ''}`;
}
