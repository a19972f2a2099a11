import type { PlanStepRowFragment } from '../../../graphql/generated/operations.ts';
import { counted } from '../../parts/texts/counted.ts';
import { dayOnly } from '../../parts/texts/dates.ts';
import { nearMoment } from './moments.ts';

export type Step = PlanStepRowFragment;

const done = { PUBLISHED: 'Published', HIDDEN: 'Hidden', DRAFT: 'Made drafts' } as const;
const planned = { PUBLISHED: 'Will be published', HIDDEN: 'Will be hidden', DRAFT: 'Will be drafts' } as const;

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });
const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Writes '– 15 %', or '+ 2,50 ₺'. */
function byText({ percent, amount }: Pick<Step, 'percent' | 'amount'>): string {
  const by = percent ?? amount ?? 0;
  const sign = by < 0 ? '–' : '+';
  return percent == null ? `${sign} ${lira.format(Math.abs(by))} ₺` : `${sign} ${number.format(Math.abs(by))} %`;
}

const things = ({ what, count }: Step) => counted(count, what === 'PRICES' ? 'price' : 'thing');

/** Says what a step does or did: '14 prices – 15 %, back on Mon, Nov 30, 11:59 PM'. */
export function stepText(step: Step): string {
  const { what, count, isBack, state, met, reason, otherAt, fields } = step;
  if (state === 'STOPPED')
    return reason ? `Stopped: ${reason}` : `Stopped: somebody changed ${met} of the ${things(step)} since`;
  if (state === 'PASSED') return 'Left out: nothing was changed';
  if (isBack)
    return `${things(step)} back to ${count === 1 ? 'what it was' : 'where they were'}${otherAt ? `, with the plan of ${dayOnly(otherAt)}` : ''}`;
  const back = otherAt && state === 'WAITING' ? `, back on ${nearMoment(otherAt)}` : '';
  if (what === 'PRICES') return `${things(step)} ${byText(step)}${back}`;
  if (what === 'VALUES')
    return `${counted(fields.length, state === 'DONE' ? 'new value' : 'change')}: ${fields.join(', ')}${back}`;
  const words = (state === 'DONE' ? done : planned)[what];
  return `${count > 1 ? `${things(step)}, ` : ''}${count > 1 ? words.toLowerCase() : words}${back}`;
}
