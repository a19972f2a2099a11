import { Box, Stack, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { FiguresQuery } from './figures.generated.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { Meter } from '../../parts/page/Meter.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as words from '../../../words/admin/en/figures.ts';
import { number } from './numbers.ts';
import { sinceWords } from './periods.ts';
import { shownSteps } from './steps.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  figures: FiguresQuery['figures'];
  /** The days in words. */
  period: string;
  /** The id of the category or product that is chosen; '' for all. */
  chosen: string;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** Shows the steps from a look to an order side by side, and one below the other on a phone. */
export function FunnelPanel({ figures, period, chosen, options, onChoose }: Props) {
  return (
    <Panel>
      <Box component="section" aria-label={words.fromALookToAnOrder}>
        <Stack direction="row" className="apart" spacing={1.5} sx={headLook}>
          <Typography variant="h5" component="h2">
            {words.fromALookToAnOrder}
          </Typography>
          <FilterSelect
            label={words.ofWhichProducts}
            value={chosen}
            options={options}
            lang={siteLanguage}
            onChoose={onChoose}
          />
        </Stack>
        <PlainList as="ol" sx={stepsLook}>
          {shownSteps(figures.steps, period).map(({ name, label, count, share, sentence }) => (
            <li key={name}>
              <div className="label">{label}</div>
              <div className="count">{number(count)}</div>
              {share !== undefined && <Meter percent={100 * share} height={10} />}
              {sentence && <div className="sentence">{sentence}</div>}
            </li>
          ))}
        </PlainList>
        {figures.since === null && (
          <Typography className="muted ruled dense-type" sx={noteLook}>
            {words.nothingIsCountedYet}
          </Typography>
        )}
        {figures.since !== null && figures.steps.seen === 0 && (
          <Typography className="muted ruled dense-type" sx={noteLook}>
            {words.countingBeganOn(sinceWords(figures.since))}
          </Typography>
        )}
        {figures.programs > 0 && (
          <Typography className="muted ruled dense-type" sx={noteLook}>
            {words.agentsAsked(figures.programs)}
          </Typography>
        )}
      </Box>
    </Panel>
  );
}

const headLook = { alignItems: 'center', flexWrap: 'wrap', minHeight: 68, px: 2.5, py: 1.5 };
const noteLook = { px: 2.5, py: 1.5 };
const stepsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' },
  '& > li': {
    minWidth: 0,
    p: { xs: '12px 16px 16px', md: '12px 20px 18px' },
    borderTop: 'var(--hairline)',
    '&:not(:last-of-type)': { borderRight: { md: 1 }, borderColor: { md: 'divider' } },
    '&:first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
    '&:nth-of-type(2n)': { borderRight: 'var(--hairline)' },
  },
  '& .label': { fontSize: 15 },
  '& .count': { mb: 1, fontSize: 28, fontWeight: 600, lineHeight: '36px' },
  '& .sentence': { mt: 1, color: 'text.secondary', fontSize: 13.5 },
} as const;
