import { Box } from '@mui/material';
import * as words from '../../../../words/admin/en/plans.ts';
import { weeksOf } from './months.ts';
import { DaySquare, MonthHead, weekdays } from './MonthSquare.tsx';
import type { Step } from '../planTexts.ts';

interface Props {
  month: string;
  today: string;
  days: Map<string, Step[]>;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

/** A month beside the list, with a square for each day that has plans. */
export const PlanMonth = ({ month, today, days, onMonth, onDay }: Props) => (
  <Box component="section" aria-label={words.calendar} sx={{ p: '12px 12px 16px 20px' }}>
    <MonthHead month={month} onMonth={onMonth} />
    <Box component="table" sx={tableLook}>
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
        {weeksOf(month).map((week, at) => (
          <tr key={at}>
            {week.map((day, place) => (
              <td key={place}>
                {day && <DaySquare day={day} today={today} steps={days.get(day) ?? []} onDay={onDay} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);

const tableLook = {
  width: '100%',
  mt: 1,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'center',
  '& th': { height: 32, p: 0, fontSize: 13.5, fontWeight: 600, color: 'text.secondary' },
  '& td': { p: 0, verticalAlign: 'top' },
} as const;
