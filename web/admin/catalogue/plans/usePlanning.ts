import { useCreatePlanMutation, type PlanInput } from '../../../graphql/generated/operations.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { momentText } from './moments.ts';

/** Makes plans. `onDone` is called after one is made. */
export function usePlanning(onDone: () => void) {
  const notify = useNotify();
  const [create, { loading }] = useCreatePlanMutation();
  async function plan(input: PlanInput) {
    try {
      await create({ variables: { input } });
      notify.success(`Planned for ${momentText(input.at)}`, { label: 'See the plan', href: '/admin/plan' });
      onDone();
    } catch (error) {
      notify.failure(refusalOf(error) ?? 'Failed to make the plan. Please try again.', error);
    }
  }
  return { planning: loading, plan: (input: PlanInput) => void plan(input) };
}
