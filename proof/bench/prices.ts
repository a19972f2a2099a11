import { reprice } from '../../server/testing/repriced.ts';
import { tableHead, tableRow } from './measure/figures.ts';

/**
 * Measures what a new rate takes for 100,000 products with a price in euros: `npm run bench:prices`, about two minutes. Another number
 * of products may be given. The goal is 20 seconds, for the first rate, too, which turns "on request" into prices.
 */
const count = Number(process.argv[2] ?? 100_000);
const steps = [
  ['The first rate: prices instead of "on request"', 47_501_200],
  ['The next rate', 48_000_000],
  ['A rate of before, which an undo brings back', 47_501_200],
] as const;

console.log(tableHead(['What', 'Measured']));
await reprice(
  count,
  steps.map(([, rate]) => rate),
  (at, changed, seconds) =>
    console.log(tableRow([`${steps[at]?.[0] ?? ''}, ${changed} prices`, `${seconds.toFixed(1)} s`])),
);
