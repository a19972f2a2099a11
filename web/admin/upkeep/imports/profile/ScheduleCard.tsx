import { Box, OutlinedInput, Stack, Typography } from '@mui/material';
import { placeOfTime } from '../../../../../common/text/companyTime.ts';
import { useState } from 'react';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { scheduleProblem } from '../../../../../common/imports/schedule.ts';
import { FilterSelect } from '../../../parts/lists/FilterSelect.tsx';
import { Card } from './Card.tsx';
import { days, kinds, nextThree, partsOf, scheduleOf } from '../schedules.ts';
import type { ProfileEdit } from './useProfileEdit.ts';
import { PlainList } from '../../../parts/lists/PlainList.tsx';
import { Quiet } from '../../../parts/texts/Quiet.tsx';

/** Says when the file of a profile is fetched, and shows the next three times. */
export function ScheduleCard({ edit }: { edit: ProfileEdit }) {
  const { direction, schedule, source } = edit.setup;
  const [now] = useState(() => Date.now());
  const [isCron, setCron] = useState(false);
  if (source.address === null && direction === 'IMPORT') return null;
  const parts = partsOf(schedule);
  const kind = isCron ? 'CRON' : parts.kind;
  const put = (change: Partial<typeof parts>) => {
    setCron(change.kind === 'CRON');
    edit.change({ schedule: scheduleOf({ ...parts, ...change }, schedule) });
  };
  const problem = schedule === null ? undefined : scheduleProblem(schedule, now);
  const next = schedule === null ? [] : nextThree(schedule, now);
  return (
    <Card title={words.schedule}>
      <Stack spacing={1.5} sx={{ p: '0 20px 20px' }}>
        <Box className="wraps" sx={{ gap: 1 }}>
          <FilterSelect label={words.runs} value={kind} options={kinds} onChoose={(next) => put({ kind: next })} />
          {kind === 'WEEK' && (
            <FilterSelect
              label={words.dayOfTheWeek}
              value={parts.day}
              options={days.map((label, value) => ({ value: String(value), label }))}
              onChoose={(day) => put({ kind, day })}
            />
          )}
          {(kind === 'DAY' || kind === 'WEEK') && (
            <OutlinedInput
              size="small"
              type="time"
              value={parts.time}
              onChange={({ target }) => target.value && put({ kind, time: target.value })}
              slotProps={{ input: { 'aria-label': words.time } }}
            />
          )}
          {kind === 'CRON' && (
            <OutlinedInput
              size="small"
              value={schedule ?? ''}
              error={problem !== undefined}
              onChange={({ target }) => edit.change({ schedule: target.value })}
              slotProps={{ input: { 'aria-label': words.cron, maxLength: 100 } }}
            />
          )}
        </Box>
        {problem && <Typography className="near-type fails">{problem}.</Typography>}
        {next.length > 0 && (
          <div>
            <Typography variant="subtitle2" component="h3">
              {words.theNextThree}
            </Typography>
            <PlainList aria-label={words.theNextThree}>
              {next.map(({ day, time }) => (
                <Box className="muted apart dense-type" component="li" key={`${day} ${time}`} sx={timeLook}>
                  <span>{day}</span>
                  <span>{time}</span>
                </Box>
              ))}
            </PlainList>
          </div>
        )}
        <Quiet variant="caption">
          {words.timeOfPlace(placeOfTime())}
          {direction === 'EXPORT' && ` ${words.writtenIntoFolder}`}
        </Quiet>
      </Stack>
    </Card>
  );
}

const timeLook = { display: 'flex' };
