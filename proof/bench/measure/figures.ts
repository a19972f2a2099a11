/** A row compares a figure with the least that the same machine can do in the same minutes. */
export type Row = {
  what: string;
  /** The catalogue has so many products; missing where that makes no difference. */
  products?: number;
  ours: string;
  yardstick?: string;
  /** It is our figure divided by the yardstick's. */
  ratio?: string;
};

export const times = (ours: number, yardstick: number) => `${(ours / yardstick).toFixed(2)} ×`;
export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')} a second`;
export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Gives the value below which this share of all lies. */
export function quantile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: number[]) => quantile(values, 0.5);

export const tableRow = (cells: string[]) => `| ${cells.join(' | ')} |`;

export const tableHead = (titles: string[]) => `${tableRow(titles)}\n${tableRow(titles.map(() => '---'))}`;
