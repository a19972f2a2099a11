import type { PlanStepsQuery } from '../../../graphql/generated/operations.ts';
import { counted } from '../../parts/texts/counted.ts';

export type Step = PlanStepsQuery['planSteps'][number];

const done = { PRICES: 'changed', PUBLISHED: 'published', HIDDEN: 'hidden', DRAFT: 'made drafts' } as const;
const planned = {
  PRICES: 'will change',
  PUBLISHED: 'will be published',
  HIDDEN: 'will be hidden',
  DRAFT: 'will be drafts',
} as const;

/** Says what a step does or did: '14 prices will change'. */
export function stepText({ what, count, isBack, state, met }: Step): string {
  const things = counted(count, what === 'PRICES' ? 'price' : 'product');
  if (state === 'STOPPED') return `Stopped: somebody changed ${met} of the ${things} since`;
  if (state === 'PASSED') return 'Left out: nothing was changed';
  if (isBack) return `${things} back to where they were`;
  return `${things} ${(state === 'DONE' ? done : planned)[what]}`;
}
