import { Box, Button, Typography } from '@mui/material';
import { siteLanguage } from '../../../../../common/text/locale.ts';
import type { CSSProperties } from 'react';
import * as words from '../../../../words/admin/en/plans.ts';
import { nearDay, timeText } from '../moments.ts';
import { weeksOf } from './months.ts';
import { MonthHead, weekdays } from './MonthSquare.tsx';
import { planLookOf, planLooks } from '../planLooks.ts';
import { stepText, type Step } from '../planTexts.ts';

interface Props {
  month: string;
  today: string;
  days: Map<string, Step[]>;
  onMonth: (month: string) => void;
  /** Shows the list of a day. */
  onDay: (day: string) => void;
}

const mostLines = 3;

/** A whole month: the plans of each day by their names, at most three lines a day. */
export function PlanCalendar({ month, today, days, onMonth, onDay }: Props) {
  const weeks = weeksOf(month);
  return (
    <Box sx={{ p: { xs: 1, md: '12px 20px 20px' } }}>
      <MonthHead month={month} onMonth={onMonth} />
      <Box
        component="table"
        aria-label={words.plansOfTheMonth}
        sx={tableLook}
        style={{ '--weeks': weeks.length } as CSSProperties}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={at}>
              {week.map((day, place) => (
                <td key={place} className={day === today ? 'today' : undefined}>
                  {day && <Day day={day} steps={days.get(day) ?? []} onDay={onDay} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Day({ day, steps, onDay }: { day: string; steps: Step[]; onDay: (day: string) => void }) {
  const shown = steps.slice(0, steps.length > mostLines ? mostLines - 1 : mostLines);
  const more = steps.length - shown.length;
  return (
    <>
      <span className="number">{Number(day.slice(-2))}</span>
      {shown.map((step) => (
        <Line key={step.id} step={step} onPress={() => onDay(day)} />
      ))}
      {more > 0 && (
        <Button
          size="small"
          aria-label={words.moreOn(more, nearDay(day))}
          onClick={() => onDay(day)}
          className="small-type"
          sx={moreLook}
        >
          {words.more(more)}
        </Button>
      )}
    </>
  );
}

function Line({ step, onPress }: { step: Step; onPress: () => void }) {
  const { Icon } = planLooks[planLookOf(step)];
  const colour = step.state === 'STOPPED' ? 'warning.main' : 'text.secondary';
  return (
    <Box
      component="button"
      type="button"
      title={`${timeText(step.at)}, ${step.name}: ${stepText(step)}`}
      onClick={onPress}
      sx={lineLook}
    >
      <Icon aria-hidden className="rigid" sx={{ fontSize: 16, color: colour }} />
      <Typography component="span" lang={siteLanguage} noWrap className="small-type strong">
        {step.name}
      </Typography>
    </Box>
  );
}

const tableLook = {
  width: '100%',
  mt: 1,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { height: 36, p: 0, fontSize: 13.5, fontWeight: 600, color: 'text.secondary' },
  // All weeks are in the window where it is not very low.
  '& td': {
    height: 'max(72px, (100dvh - 224px) / var(--weeks))',
    p: 0.75,
    border: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
  },
  '& .number': {
    display: 'inline-block',
    minWidth: 26,
    mb: 0.25,
    fontSize: 14,
    lineHeight: '20px',
    textAlign: 'center',
  },
  '& .today .number': { borderRadius: 0.67, bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 },
} as const;
const lineLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  width: '100%',
  minHeight: 24,
  p: '1px 2px',
  border: 0,
  borderRadius: 0.67,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'surface.sunken' },
} as const;
const moreLook = { minWidth: 0, minHeight: 24, p: '0 4px' };
