import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import type { ReactNode } from 'react';
import * as words from '../../../../words/admin/en/plans.ts';
import { nearDay } from '../moments.ts';
import { monthAfter, monthTitle } from './months.ts';
import type { Step } from '../planTexts.ts';

export const weekdays = words.weekdays;

interface HeadProps {
  month: string;
  /** The length of a step forwards or back. */
  step?: 'month' | 'week';
  onMonth: (month: string) => void;
}

/** The name of a month between the ways to its neighbours. */
export const MonthHead = ({ month, step = 'month', onMonth }: HeadProps) => (
  <Row className="apart">
    <Typography component="h2" aria-live="polite" className="strong" sx={{ fontSize: { xs: 15, md: 18 } }}>
      {monthTitle(month)}
    </Typography>
    <span>
      <IconButton color="inherit" aria-label={words.before[step]} onClick={() => onMonth(monthAfter(month, -1))}>
        <ChevronLeftOutlined />
      </IconButton>
      <IconButton color="inherit" aria-label={words.after[step]} onClick={() => onMonth(monthAfter(month, 1))}>
        <ChevronRightOutlined />
      </IconButton>
    </span>
  </Row>
);

interface DayProps {
  day: string;
  today: string;
  steps: Step[];
  onDay: (day: string) => void;
  children?: ReactNode;
}

/** A day with a square for its plans, which leads to them. */
export function DaySquare({ day, today, steps, onDay, children }: DayProps) {
  const number = Number(day.slice(-2));
  const hasStopped = steps.some(({ state }) => state === 'STOPPED');
  const look = { ...dayLook, ...(day === today && todayLook), color: day < today ? 'text.secondary' : 'text.primary' };
  if (steps.length === 0)
    return (
      <Box sx={look} aria-current={day === today ? 'date' : undefined}>
        {children}
        <span className="number">{number}</span>
      </Box>
    );
  return (
    <Box
      component="button"
      type="button"
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onDay(day)}
      sx={{ ...look, fontWeight: 600, cursor: 'pointer', '&:hover': { bgcolor: 'surface.sunken' } }}
    >
      <span className="visually-hidden">
        {(hasStopped ? words.plansOfDayOneStopped : words.plansOfDay)(nearDay(day), steps.length)}
      </span>
      {children}
      <span className="number" aria-hidden>
        {number}
      </span>
      <Box className="mark" aria-hidden sx={{ color: hasStopped ? 'warning.main' : 'primary.main' }}>
        <span /> {steps.length}
      </Box>
    </Box>
  );
}

const dayLook = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  p: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  font: 'inherit',
  fontSize: 15,
  lineHeight: '20px',
  textAlign: 'center',
  '& .number': { minWidth: 28, borderRadius: 0.67 },
  '& .mark': { display: 'flex', alignItems: 'center', gap: 0.5, fontSize: 13.5, lineHeight: '20px' },
  '& .mark > span': { width: 7, height: 7, bgcolor: 'currentcolor' },
} as const;
const todayLook = {
  '& .number': {
    minWidth: 28,
    borderRadius: 0.67,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
  },
} as const;
