import { useDoPlanNowMutation, useWithdrawPlanMutation } from './plans.generated.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/plans.ts';
import { MovePlan } from './MovePlan.tsx';
import { PlannedChanges } from './PlannedChanges.tsx';
import type { PlanAct } from './PlanRow.tsx';
import { stepText, type Step } from './planTexts.ts';
import { StoppedPlan } from './StoppedPlan.tsx';

export interface Acting {
  step: Step;
  act: PlanAct;
}

/** Does what a person has chosen for a moment of a plan, after its question or in its dialog. */
export function PlanActs({ step, act, onClose }: Acting & { onClose: () => void }) {
  if (act === 'look') {
    const Look = step.state === 'STOPPED' ? StoppedPlan : PlannedChanges;
    return <Look step={step} onClose={onClose} />;
  }
  if (act === 'change') return <MovePlan step={step} onClose={onClose} />;
  return <AskFirst step={step} act={act} onClose={onClose} />;
}

function AskFirst({ step, act, onClose }: Acting & { onClose: () => void }) {
  const reload = { refetchQueries: 'active' as const, awaitRefetchQueries: true };
  const [doNow, doing] = useDoPlanNowMutation(reload);
  const [withdraw, withdrawing] = useWithdrawPlanMutation(reload);
  const notify = useNotify();
  const isNow = act === 'do';

  async function carryOut() {
    try {
      await (isNow ? doNow : withdraw)({ variables: { id: step.planId } });
      notify.success(isNow ? words.itWasDone : words.itWasTakenOutOfThePlan);
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.thatFailed, error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={isNow ? words.doItNow : words.takeOutOfThePlan}
      text={`${step.name}: ${stepText(step)}.`}
      confirm={isNow ? words.doItNow : words.takeOut}
      busy={doing.loading || withdrawing.loading}
      onConfirm={() => void carryOut()}
      onCancel={onClose}
    />
  );
}
