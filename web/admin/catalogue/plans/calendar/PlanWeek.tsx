import { Box } from '@mui/material';
import * as words from '../../../../words/admin/en/plans.ts';
import { dayAfter, monthOf, weekOf } from './months.ts';
import { DaySquare, MonthHead, weekdays } from './MonthSquare.tsx';
import type { Step } from '../planTexts.ts';

interface Props {
  /** A day of the week that is shown. */
  day: string;
  today: string;
  days: Map<string, Step[]>;
  onWeek: (day: string) => void;
  onDay: (day: string) => void;
}

/** A week above the list, where there is no room for a month. */
export function PlanWeek({ day, today, days, onWeek, onDay }: Props) {
  const month = monthOf(day);
  return (
    <Box component="section" aria-label={words.calendar} sx={{ px: 1, pb: 1 }}>
      <Box sx={{ pl: 1 }}>
        <MonthHead
          month={month}
          onMonth={(next) => onWeek(next > month ? dayAfter(day, 7) : dayAfter(day, -7))}
          step="week"
        />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}>
        {weekOf(day).map((one, at) => (
          <DaySquare key={one} day={one} today={today} steps={days.get(one) ?? []} onDay={onDay}>
            <Box className="muted small-type" component="span">
              {weekdays[at]?.charAt(0)}
            </Box>
          </DaySquare>
        ))}
      </Box>
    </Box>
  );
}
