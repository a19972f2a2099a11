import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Panel } from '../../parts/page/Panel.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import * as words from '../../../words/admin/en/plans.ts';
import { nearDay } from './moments.ts';

/** The address of the site as it will be at the end of a day. */
export const siteOn = (day: string) => `/onizleme/gun/${day}`;

/** Opens the site as it will be on one of the days for which something is planned. */
export function SiteThen({ days }: { days: string[] }) {
  const [chosen, setChosen] = useState('');
  const day = days.includes(chosen) ? chosen : days[0];
  if (day === undefined) return null;
  return (
    <Panel>
      <Box component="section" aria-label={words.theSiteAsItWillBe} sx={{ p: '14px 20px 20px' }}>
        <Typography component="h2" className="dense-type strong">
          {words.theSiteAsItWillBe}
        </Typography>
        <Typography className="muted near-type" sx={{ mt: 0.5, mb: 1.5 }}>
          {words.allPlansUpToTheEndOfThatDay}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1.5, '& > div': { flex: 1 } }}>
          <PlainSelect
            label={words.day}
            value={day}
            options={days.map((value) => ({ value, label: nearDay(value) }))}
            onChoose={setChosen}
          />
          <Button
            variant="outlined"
            component="a"
            href={siteOn(day)}
            target="_blank"
            rel="noopener"
            endIcon={<OpenInNewOutlined />}
            sx={{ height: 44 }}
          >
            {words.open}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
