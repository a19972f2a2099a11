import { useState } from 'react';
import { useCreatePlanMutation } from './plans.generated.ts';
import type { PlanInput } from '../../../graphql/generated/schema.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/plans.ts';
import { momentText } from './moments.ts';

/** Makes plans; one for a moment that is over happens at once, after a question. `onDone` is called after one is made. */
export function usePlanning(onDone: () => void) {
  const notify = useNotify();
  const [create, { loading }] = useCreatePlanMutation();
  const [asking, setAsking] = useState<PlanInput>();

  async function make(input: PlanInput) {
    try {
      // A rule shows its new prices, and marks those that jump, before it is planned.
      const variables = { input, ...(input.priceRule && { confirmJumps: true }) };
      await create({ variables, ...(input.pastIsNow && { refetchQueries: 'active' as const }) });
      const said = input.pastIsNow ? words.itWasDone : words.plannedFor(momentText(input.at));
      notify.success(said, { label: words.seeThePlan, href: '/admin/plan' });
      setAsking(undefined);
      onDone();
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToMakeThePlan, error);
    }
  }

  return {
    planning: loading,
    plan: (input: PlanInput) => (Date.parse(input.at) <= Date.now() ? setAsking(input) : void make(input)),
    /** Show it beside the form. */
    question: (
      <ConfirmDialog
        open={asking !== undefined}
        title={words.thatMomentIsOver}
        text={
          asking?.backAt
            ? words.happensAtOnceAndGoesBack(asking.name ?? '', momentText(asking.backAt))
            : words.happensAtOnce(asking?.name ?? '')
        }
        confirm={words.doItNow}
        busy={loading}
        onConfirm={() => asking && void make({ ...asking, pastIsNow: true })}
        onCancel={() => setAsking(undefined)}
      />
    ),
  };
}
