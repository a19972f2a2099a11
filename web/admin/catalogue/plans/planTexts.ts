import { numberFormat } from '../../../../common/text/locale.ts';
import type { PlanStepRowFragment } from './plans.generated.ts';
import { dayOnly } from '../../parts/texts/dates.ts';
import * as plansWords from '../../../words/admin/en/plans.ts';
import { nearMoment } from './moments.ts';
import { smallLetters } from '../../session/officeLetters.ts';

export type Step = PlanStepRowFragment;

const done = plansWords.done;
const planned = plansWords.planned;

const number = numberFormat({ maximumFractionDigits: 2 });
const lira = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Writes '– 15 %', or '+ 2,50 ₺'. */
function byText({ percent, amount }: Pick<Step, 'percent' | 'amount'>): string {
  const by = percent ?? amount ?? 0;
  const sign = by < 0 ? '–' : '+';
  return percent == null ? `${sign} ${lira.format(Math.abs(by))} ₺` : `${sign} ${number.format(Math.abs(by))} %`;
}

const things = ({ what, count }: Step) =>
  what === 'PRICES' ? plansWords.priceCount(count) : plansWords.thingCount(count);

/** Says what a step does or did: '14 prices – 15 %, back on Mon, Nov 30, 11:59 PM'. */
export function stepText(step: Step): string {
  const { count, isBack, state, met, reason, otherAt } = step;
  if (state === 'STOPPED')
    return reason ? plansWords.stoppedReason(reason) : plansWords.stoppedSomebodyChanged(met, things(step));
  if (state === 'PASSED') return plansWords.leftOutNothingWasChanged;
  if (isBack)
    return otherAt
      ? plansWords.goesBackWith(things(step), count, dayOnly(otherAt))
      : plansWords.goesBack(things(step), count);
  const text = whatText(step);
  return otherAt && state === 'WAITING' ? plansWords.andBack(text, nearMoment(otherAt)) : text;
}

function whatText(step: Step) {
  const { what, count, state, fields } = step;
  if (what === 'PRICES') return `${things(step)} ${byText(step)}`;
  if (what === 'VALUES')
    return (state === 'DONE' ? plansWords.newValues : plansWords.changesOf)(fields.length, fields.join(', '));
  const words = (state === 'DONE' ? done : planned)[what];
  return count > 1 ? `${things(step)}, ${smallLetters(words)}` : words;
}
