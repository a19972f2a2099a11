import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { placeOfTime } from '../../../../common/text/companyTime.ts';
import { useState } from 'react';
import { usePlanStepsQuery } from './plans.generated.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { useCompact } from '../../parts/page/useNarrow.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/plans.ts';
import { dayLong, dayOf, startOf } from './moments.ts';
import { monthOf } from './calendar/months.ts';
import { PlanAChange } from './PlanAChange.tsx';
import { PlanActs, type Acting } from './PlanActs.tsx';
import { PlanCalendar } from './calendar/PlanCalendar.tsx';
import { idOfDay, PlanDays } from './PlanDays.tsx';
import { PlanMonth } from './calendar/PlanMonth.tsx';
import type { Step } from './planTexts.ts';
import { SiteThen } from './SiteThen.tsx';
import { PlanWeek } from './calendar/PlanWeek.tsx';

/** Plans are made for the next two years at most; what happened stays in sight for thirty days. */
const [before, after] = [30 * dayLong, 730 * dayLong];
const views = ['list', 'month'] as const;

/** Lists by day what happens by itself, and what came of it. */
export function PlanPage() {
  const [today] = useState(() => dayOf(Date.now()));
  const [view, setView] = useState<(typeof views)[number]>('list');
  const [day, setDay] = useState(today);
  const [month, setMonth] = useState(monthOf(today));
  const [acting, setActing] = useState<Acting>();
  const isCompact = useCompact();
  const from = startOf(today);
  const variables = { from: new Date(from - before).toISOString(), to: new Date(from + after).toISOString() };
  const query = usePlanStepsQuery({ variables, fetchPolicy: 'cache-and-network', pollInterval: 30_000 });
  const days = daysOf(query.data?.planSteps ?? []);

  function showDay(chosen: string) {
    setView('list');
    setDay(chosen);
    // The list may have to be drawn first.
    setTimeout(() => document.getElementById(idOfDay(chosen))?.focus());
  }

  const toCome = [...days].flatMap(([one, steps]) => (steps.some(({ state }) => state === 'WAITING') ? one : []));
  const calendar = { today, days, onDay: showDay };
  return (
    <AdminPage
      title={words.plan}
      action={
        <Row className="wraps at-end" spacing={1.5}>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            aria-label={words.view}
            value={view}
            onChange={(_, chosen: typeof view | null) => chosen && setView(chosen)}
            sx={switchLook}
          >
            {views.map((one) => (
              <ToggleButton key={one} value={one}>
                {words.views[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <PlanAChange />
        </Row>
      }
    >
      <Box
        sx={{
          ...columnsLook,
          gridTemplateColumns: isCompact || view === 'month' ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 320px',
        }}
      >
        <Panel>
          {isCompact && view === 'list' && <PlanWeek {...calendar} day={day} onWeek={setDay} />}
          <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={5} />}>
            {() =>
              view === 'month' ? (
                <PlanCalendar {...calendar} month={month} onMonth={setMonth} />
              ) : days.size === 0 ? (
                <Box sx={{ p: 2 }}>
                  <EmptyState title={words.nothingIsPlanned} hint={words.pricesProductsAndPagesCan} />
                </Box>
              ) : (
                <PlanDays days={days} today={today} onAct={(step, act) => setActing({ step, act })} />
              )
            }
          </Loaded>
        </Panel>
        {!isCompact && view === 'list' && (
          <Stack spacing={2.5}>
            <Panel>
              <PlanMonth {...calendar} month={month} onMonth={setMonth} />
            </Panel>
            <SiteThen days={toCome} />
            <Clock />
          </Stack>
        )}
      </Box>
      {(isCompact || view === 'month') && (
        <Stack spacing={2} sx={{ maxWidth: 420, mt: 2 }}>
          <SiteThen days={toCome} />
          <Clock />
        </Stack>
      )}
      {acting && <PlanActs {...acting} onClose={() => setActing(undefined)} />}
    </AdminPage>
  );
}

const Clock = () => (
  <Typography className="muted small-type" sx={{ px: 0.5 }}>
    {words.allTimesAre(placeOfTime())}
  </Typography>
);

/** The steps come in their order. What happened before today is left out but for what stopped. */
function daysOf(steps: readonly Step[]): Map<string, Step[]> {
  const days = new Map<string, Step[]>();
  for (const step of steps) days.set(dayOf(step.at), [...(days.get(dayOf(step.at)) ?? []), step]);
  return days;
}

const columnsLook = { display: 'grid', alignItems: 'start', gap: 2.5 };
const switchLook = {
  '& button': { height: 40, px: 2, borderColor: 'outline', color: 'text.primary', fontSize: 15 },
  '& button.Mui-selected, & button.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
