import type { FigureStepsShownFragment } from './figures.generated.ts';
import * as words from '../../../words/admin/en/figures.ts';
import { percent, won } from './numbers.ts';

/** The steps from a look to an order, in their order. */
export const steps = {
  seen: words.productSeen,
  listed: words.putOnAList,
  enquired: words.enquiry,
  offered: words.offer,
  won: words.won,
} as const;
export type StepName = keyof typeof steps;
const names = Object.keys(steps) as StepName[];

/** Fewer than this say nothing by their shares. */
const fewest = 10;

/** Returns each step with its share of the step before, and a sentence about it. `period` is in words: 'in 30 days'. */
export function shownSteps(figures: FigureStepsShownFragment, period: string) {
  const mayShare = figures.seen >= fewest;
  return names.map((name, at) => {
    const count = figures[name];
    const before = figures[names[at - 1] ?? 'seen'];
    const share = !mayShare || before === 0 ? undefined : Math.min(count / before, 1);
    const sum = name === 'won' ? won(figures) || undefined : undefined;
    const part = percent(count / before);
    const shared = share === undefined || at === 0 ? undefined : sum ? part : words.ofThose(part);
    const sentence = at === 0 ? period : [shared, sum].filter(Boolean).join(', ');
    return { name, label: steps[name], count, share, sentence };
  });
}
