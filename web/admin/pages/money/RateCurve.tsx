import { Box } from '@mui/material';
import * as words from '../../../words/admin/en/moneySettings.ts';
import { rateText } from './rateText.ts';

const width = 160;
const height = 40;

/** A small curve of the last rates of a currency, the oldest first. One rate alone makes no curve. */
export function RateCurve({ currency, rates }: { currency: string; rates: number[] }) {
  const [first, last] = [rates[0], rates.at(-1)];
  if (first === undefined || last === undefined || rates.length < 2) return null;
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const x = (place: number) => (place / (rates.length - 1)) * (width - 4) + 2;
  const y = (rate: number) => (high === low ? height / 2 : height - 3 - ((rate - low) / (high - low)) * (height - 6));
  const points = rates.map((rate, place) => `${x(place).toFixed(1)},${y(rate).toFixed(1)}`).join(' ');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={words.curve(currency, rateText(first), rateText(last))}
      viewBox={`0 0 ${width} ${height}`}
      sx={{ width, height, maxWidth: '100%', color: 'primary.main' }}
    >
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
      <circle cx={x(rates.length - 1)} cy={y(last)} r={2.5} fill="currentColor" />
    </Box>
  );
}
