import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import type { Asked, NewPrices } from './newPrices.ts';
import type { PriceRule } from './priceRule.ts';
import type { Choice } from './products.choice.ts';

type Input = { choice: Choice; rule: PriceRule; asked: Asked };

export const newPricesJob: Job<Input, NewPrices> = {
  name: 'newPrices',
  lane: 'short',
  limits: { time: 30_000, megabytes: 512 },
  tooMuch: () => badInput('which', 'These products take too much to look at once: choose fewer.'),
  async run({ choice, rule, asked }, { openDb }) {
    const { newPrices } = await import('./newPrices.ts');
    return newPrices(await openDb(), choice, rule, asked);
  },
};
