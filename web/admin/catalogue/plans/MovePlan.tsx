import { useState } from 'react';
import { useMovePlanMutation } from './plans.generated.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/plans.ts';
import { momentText, typedMoment } from './moments.ts';
import type { Step } from './planTexts.ts';
import { readWhen, type When } from './when.ts';
import { MomentFields } from './WhenFields.tsx';

function whenOf({ name, at, isBack, otherAt }: Step): When {
  const [start, back] = isBack ? [otherAt ?? at, at] : [at, otherAt];
  return {
    isPlanned: true,
    name,
    at: typedMoment(start),
    hasBack: back != null,
    back: back == null ? '' : typedMoment(back),
  };
}

/** Gives a plan other moments, or another name. */
export function MovePlan({ step, onClose }: { step: Step; onClose: () => void }) {
  const [when, setWhen] = useState(() => whenOf(step));
  const [move, { loading }] = useMovePlanMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const notify = useNotify();
  const planned = readWhen(when);

  async function save() {
    if (!planned) return;
    const { name, at, backAt } = planned;
    try {
      await move({ variables: { id: step.planId, name, at, backAt } });
      notify.success(words.plannedFor(momentText(step.isBack && backAt ? backAt : at)));
      onClose();
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToChangeThePlan, error);
    }
  }

  return (
    <ActDialog
      title={words.changeThePlan}
      width={520}
      typed={when}
      act={words.changeThePlan}
      busy={loading}
      ready={planned !== undefined}
      onAct={save}
      onClose={onClose}
    >
      <MomentFields when={when} onChange={setWhen} />
    </ActDialog>
  );
}
