import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import {
  useDoPlanNowMutation,
  usePlanStepsQuery,
  useWithdrawPlanMutation,
} from '../../../graphql/generated/operations.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Intro } from '../../parts/page/Intro.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { dayOf, dayTexts, readMoment } from './moments.ts';
import { PlanRow } from './PlanRow.tsx';
import { stepText, type Step } from './planTexts.ts';

const day = 86_400_000;
/** Plans are made for the next two years at most; what happened stays in sight for a week. */
const [before, after] = [7 * day, 730 * day];

/** What happens by itself, by day, and what came of it in the last week. */
export function PlanPage() {
  const [today] = useState(() => Date.parse(readMoment(`${dayOf(Date.now())}T00:00`) ?? ''));
  const variables = { from: new Date(today - before).toISOString(), to: new Date(today + after).toISOString() };
  const query = usePlanStepsQuery({ variables, fetchPolicy: 'cache-and-network', pollInterval: 30_000 });
  const notify = useNotify();
  const reload = { refetchQueries: ['PlanSteps'], awaitRefetchQueries: true };
  const [doNow, doing] = useDoPlanNowMutation(reload);
  const [withdraw, withdrawing] = useWithdrawPlanMutation(reload);
  const [asking, setAsking] = useState<{ step: Step; to: 'do' | 'withdraw' }>();

  async function carryOut() {
    if (!asking) return;
    const { step, to } = asking;
    try {
      await (to === 'do' ? doNow : withdraw)({ variables: { id: step.planId } });
      notify.success(to === 'do' ? 'It was done' : 'It was taken out of the plan');
    } catch (error) {
      notify.failure(refusalOf(error) ?? 'That failed. Please try again.', error);
    }
    setAsking(undefined);
  }

  return (
    <AdminPage title="Plan">
      <Intro>
        What happens by itself. Choose products in their list, then “Change prices…” or “Publish…”, and “At a time”. All
        times are Istanbul time.
      </Intro>
      <Panel>
        <Loaded query={query} failed={texts.load.failed} skeleton={<RowSkeletons rows={5} />}>
          {({ planSteps }) =>
            planSteps.length === 0 ? (
              <Box sx={{ p: 2 }}>
                <EmptyState
                  title="Nothing is planned."
                  hint="Prices and products can change by themselves at a time."
                  action={
                    <Button component={Link} to="/admin/products">
                      Choose products
                    </Button>
                  }
                />
              </Box>
            ) : (
              daysOf(planSteps).map((steps) => (
                <PlanDay
                  key={steps[0]?.at}
                  steps={steps}
                  today={today}
                  onDo={(step) => setAsking({ step, to: 'do' })}
                  onWithdraw={(step) => setAsking({ step, to: 'withdraw' })}
                />
              ))
            )
          }
        </Loaded>
      </Panel>
      <ConfirmDialog
        open={asking !== undefined}
        title={asking?.to === 'do' ? 'Do it now' : 'Take out of the plan'}
        text={asking ? `${asking.step.name}: ${stepText(asking.step)}.` : ''}
        confirm={asking?.to === 'do' ? 'Do it now' : 'Take out'}
        busy={doing.loading || withdrawing.loading}
        onConfirm={() => void carryOut()}
        onCancel={() => setAsking(undefined)}
      />
    </AdminPage>
  );
}

/** The steps come in their order. */
function daysOf(steps: Step[]): Step[][] {
  const days = new Map<string, Step[]>();
  for (const step of steps) days.set(dayOf(step.at), [...(days.get(dayOf(step.at)) ?? []), step]);
  return [...days.values()];
}

interface DayProps {
  steps: Step[];
  /** The moment at which today began. */
  today: number;
  onDo: (step: Step) => void;
  onWithdraw: (step: Step) => void;
}

function PlanDay({ steps, today, ...actions }: DayProps) {
  const texts = dayTexts(steps[0]?.at ?? '', today);
  return (
    <Box component="section" aria-label={`${texts.name}, ${texts.date}`}>
      <Typography component="h2" variant="body2" sx={headLook}>
        <b>{texts.name}</b> {texts.date}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step) => (
          <PlanRow key={step.id} step={step} {...actions} />
        ))}
      </Box>
    </Box>
  );
}

const headLook = {
  p: '11px 20px',
  bgcolor: 'surface.sunken',
  borderTop: 1,
  borderColor: 'divider',
  'section:first-of-type > &': { borderTop: 0 },
  '& b': { mr: 0.75, fontWeight: 650 },
};
