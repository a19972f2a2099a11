import { Box, LinearProgress, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { usePages } from '../../parts/lists/usePages.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import { clearedSentence, missingSentence, type MissingRule } from './missingTexts.ts';
import { useRowPictures } from './rowPictures.ts';
import type { Trial as Report } from './sheetTypes.ts';
import { NoProducts } from './NoProducts.tsx';
import { TrialCards } from './TrialCards.tsx';
import { TrialTable } from './TrialTable.tsx';
import { TrialTotals } from './TrialTotals.tsx';

/** A file may have thousands of rows. */
const pageSize = 25;
const kinds = [
  { outcome: 'CHANGED', label: 'Changed', count: ({ changed }: Report) => changed },
  { outcome: 'ADDED', label: 'New', count: ({ added }: Report) => added },
  { outcome: 'MISSING', label: 'Not in the file', count: ({ missing }: Report) => missing },
  { outcome: 'UNCHANGED', label: 'Unchanged', count: ({ unchanged }: Report) => unchanged },
  { outcome: 'NO_PRODUCT', label: 'No product', count: ({ noProduct }: Report) => noProduct },
] as const;
type Kind = (typeof kinds)[number]['outcome'];

interface Props {
  trial: Report;
  checking: boolean;
  title?: string;
  /** What the profile does with products that are not in the file. */
  missing?: MissingRule | undefined;
}

/** Shows the result of an import, row by row. */
export function Trial({ trial, checking, title = '2. Dry run', missing }: Props) {
  const narrow = useNarrow();
  const [chosen, setChosen] = useState<Kind>();
  const filled = kinds.filter(({ count }) => count(trial) > 0);
  const shown = filled.find(({ outcome }) => outcome === chosen) ?? filled[0];
  const rows = trial.rows.filter(({ outcome }) => outcome === shown?.outcome);
  const changes = new Set(rows.flatMap(({ changes }) => changes));
  // Only columns with a difference are shown of changed products; others would push them out of sight.
  const isOfChanges = shown?.outcome === 'CHANGED' || shown?.outcome === 'MISSING';
  const columns = trial.fields.filter((field) => field === 'name' || !isOfChanges || changes.has(field));
  const { visible, toFirst, pager } = usePages(rows, pageSize);
  const pictures = useRowPictures(visible);
  const Rows = narrow ? TrialCards : TrialTable;
  return (
    <Panel>
      <Box component="section" aria-label="Dry run">
        <Box sx={{ height: 3 }}>{checking && <LinearProgress aria-label="Checking" sx={{ height: 3 }} />}</Box>
        <Box sx={{ p: '14px 20px 16px' }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
            <Box sx={{ mr: 'auto' }}>
              <Typography variant="h5" component="h2">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Nothing is written yet. {missingSentence(missing, trial)} {clearedSentence(trial)}
              </Typography>
            </Box>
            {filled.length > 1 && (
              <ToggleButtonGroup
                exclusive
                size="small"
                color="primary"
                aria-label="Rows to show"
                sx={switchLook}
                value={shown?.outcome}
                onChange={(_, kind: Kind | null) => {
                  if (kind) setChosen(kind);
                  toFirst();
                }}
              >
                {filled.map(({ outcome, label, count }) => (
                  <ToggleButton key={outcome} value={outcome}>
                    {label} {count(trial)}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            )}
          </Stack>
          <div role="status">
            <TrialTotals trial={trial} />
          </div>
        </Box>
        {shown?.outcome === 'NO_PRODUCT' && <NoProducts rows={visible} />}
        {visible.length > 0 && shown?.outcome !== 'NO_PRODUCT' && (
          <Rows rows={visible} fields={trial.fields} shown={columns} pictures={pictures} />
        )}
        {pager}
      </Box>
    </Panel>
  );
}

const switchLook = {
  '& button': { minHeight: 44, px: 1.75, borderColor: 'outline', color: 'text.primary' },
  '& button.Mui-selected, & button.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
