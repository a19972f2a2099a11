import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import {
  useLeavePlanMutation,
  usePlannedChangesQuery,
  useTakeUpPlanMutation,
  type PlannedChangesQuery,
} from './plans.generated.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { ConflictChoice } from '../../parts/forms/ConflictChoice.tsx';
import type { Side } from '../../parts/forms/conflicts.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as plansWords from '../../../words/admin/en/plans.ts';
import { stepText, type Step } from './planTexts.ts';

const words = { mine: plansWords.asPlanned, theirs: plansWords.asItIsNow };

type Change = NonNullable<PlannedChangesQuery['plannedChanges']>[number];

/** Lets a person choose, thing by thing, between what was planned and what somebody has written since. */
export function StoppedPlan({ step, onClose }: { step: Step; onClose: () => void }) {
  const query = usePlannedChangesQuery({ variables: { stepId: step.id, met: true }, fetchPolicy: 'network-only' });
  const reload = { refetchQueries: 'active' as const, awaitRefetchQueries: true };
  const [takeUp, taking] = useTakeUpPlanMutation(reload);
  const [leave, leaving] = useLeavePlanMutation(reload);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const notify = useNotify();
  const met = query.data?.plannedChanges ?? [];
  const over = met.flatMap(({ id }) => (chosen[id] === 'mine' ? [id] : []));
  const count = step.count - met.length + over.length;

  async function finish(work: () => Promise<unknown>, said: string) {
    try {
      await work();
      notify.success(said);
      onClose();
    } catch (error) {
      notify.failure(refusalOf(error) ?? plansWords.thatFailed, error);
    }
  }

  return (
    <ActDialog
      title={step.name}
      width={680}
      small={false}
      typed={chosen}
      act={(step.what === 'PRICES' ? plansWords.changePrices : plansWords.changeThings)(count)}
      busy={taking.loading}
      ready={query.data !== undefined && count > 0}
      onAct={() =>
        void finish(() => takeUp({ variables: { id: step.planId, over } }), plansWords.thingsChangedAsPlanned(count))
      }
      aside={
        <Button
          size="small"
          onClick={() => void finish(() => leave({ variables: { id: step.planId } }), plansWords.thePlanWasLeftAsItIs)}
          disabled={leaving.loading}
        >
          {plansWords.leaveIt}
        </Button>
      }
      onClose={onClose}
    >
      <Typography className="muted" variant="body2" sx={{ mb: 2 }}>
        {plansWords.chooseWhatBecomes(stepText(step))}
      </Typography>
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={3} />}>
        {({ plannedChanges }) =>
          (plannedChanges ?? []).map((change) => (
            <ConflictChoice
              key={change.id}
              field={asDifference(change)}
              words={words}
              side={chosen[change.id] ?? 'theirs'}
              onChoose={(side) => setChosen({ ...chosen, [change.id]: side })}
            />
          ))
        }
      </Loaded>
    </ActDialog>
  );
}

const textOf = (fields: Change['fields'], side: 'after' | 'now') =>
  fields.length === 1
    ? (fields[0]?.[side] ?? '')
    : fields.map((field) => `${field.label}: ${field[side] ?? '–'}`).join('\n');

/** The known choice between two versions takes one text for each. */
const asDifference = ({ id, name, fields }: Change) => ({
  name: id,
  label: name,
  mine: textOf(fields, 'after'),
  theirs: textOf(fields, 'now'),
  proposed: 'theirs' as const,
});
