import { useState } from 'react';
import { useCreatePlanMutation, type PlanInput } from '../../../graphql/generated/operations.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
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
      const said = input.pastIsNow ? 'It was done' : `Planned for ${momentText(input.at)}`;
      notify.success(said, { label: 'See the plan', href: '/admin/plan' });
      setAsking(undefined);
      onDone();
    } catch (error) {
      notify.failure(refusalOf(error) ?? 'Failed to make the plan. Please try again.', error);
    }
  }

  return {
    planning: loading,
    plan: (input: PlanInput) => (Date.parse(input.at) <= Date.now() ? setAsking(input) : void make(input)),
    /** Show it beside the form. */
    question: (
      <ConfirmDialog
        open={asking !== undefined}
        title="That moment is over"
        text={`${asking?.name ?? ''} happens at once if you say so${asking?.backAt ? `, and goes back on ${momentText(asking.backAt)}` : ''}.`}
        confirm="Do it now"
        busy={loading}
        onConfirm={() => asking && void make({ ...asking, pastIsNow: true })}
        onCancel={() => setAsking(undefined)}
      />
    ),
  };
}
