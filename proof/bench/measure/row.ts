/** A figure beside the least that the same machine can do in the same minutes. */
export type Row = {
  what: string;
  /** How many products the catalogue had; none where that makes no difference. */
  products?: number;
  ours: string;
  yardstick?: string;
  /** Of ours to the yardstick. */
  ratio?: string;
};

export const times = (ours: number, yardstick: number) => `${(ours / yardstick).toFixed(2)} ×`;
export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')} a second`;
export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
