import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import * as words from '../../../../words/admin/en/fileImports.ts';
import { usePages } from '../../../parts/lists/usePages.tsx';
import { Panel } from '../../../parts/page/Panel.tsx';
import { useNarrow } from '../../../parts/page/useNarrow.ts';
import type { MissingRule } from '../missingTexts.ts';
import { NoProducts } from './NoProducts.tsx';
import { useRowPictures } from './RowPicture.tsx';
import type { Correction, Trial as Report } from '../sheetTypes.ts';
import { TrialCards } from './TrialCards.tsx';
import { TrialHead } from './TrialHead.tsx';
import { TrialTable } from './TrialTable.tsx';

/** A file may have thousands of rows. */
const pageSize = 25;
const kinds = [
  { outcome: 'CHANGED', count: ({ changed }: Report) => changed },
  { outcome: 'ADDED', count: ({ added }: Report) => added },
  { outcome: 'MISSING', count: ({ missing }: Report) => missing },
  { outcome: 'NO_PRODUCT', count: ({ noProduct }: Report) => noProduct },
  { outcome: 'UNCHANGED', count: ({ unchanged }: Report) => unchanged },
] as const;
type Kind = (typeof kinds)[number]['outcome'];

interface Props {
  trial: Report;
  checking: boolean;
  /** What the profile does with products that are not in the file. */
  missing?: MissingRule | undefined;
  /** Says of a row whether it is a product; left out where the file can no longer be corrected. */
  onCorrect?: ((correction: Correction) => void) | undefined;
  /** Questions and mistakes, which come before the rows that are right. */
  children?: ReactNode;
}

/** Shows the result of an import: in words, then what has to be answered, then row by row. */
export function Trial({ trial, checking, missing, onCorrect, children }: Props) {
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
  const say = (value: string) => onCorrect && ((line: number) => onCorrect({ line, field: 'row', value }));
  const isOfFile = shown?.outcome === 'CHANGED' || shown?.outcome === 'ADDED';
  return (
    <Stack className="shrinks" spacing={2}>
      <TrialHead trial={trial} checking={checking} missing={missing} />
      {children}
      {shown && (
        <Panel>
          <Box component="section" aria-label={words.rowsToShow}>
            <Stack direction="row" spacing={1.5} sx={headLook}>
              <Typography variant="h5" component="h2" sx={{ mr: 'auto' }}>
                {filled.length > 1 ? words.rows : words.kindWithCount(words.kinds[shown.outcome], shown.count(trial))}
              </Typography>
              {filled.length > 1 && (
                <ToggleButtonGroup
                  exclusive
                  size="small"
                  color="primary"
                  aria-label={words.rowsToShow}
                  sx={switchLook}
                  value={shown.outcome}
                  onChange={(_, kind: Kind | null) => {
                    if (kind) setChosen(kind);
                    toFirst();
                  }}
                >
                  {filled.map(({ outcome, count }) => (
                    <ToggleButton key={outcome} value={outcome}>
                      {words.kindWithCount(words.kinds[outcome], count(trial))}
                    </ToggleButton>
                  ))}
                </ToggleButtonGroup>
              )}
            </Stack>
            {shown.outcome === 'NO_PRODUCT' && <NoProducts rows={visible} onProduct={say('PRODUCT')} />}
            {visible.length > 0 && shown.outcome !== 'NO_PRODUCT' && (
              <Rows
                rows={visible}
                fields={trial.fields}
                shown={columns}
                pictures={pictures}
                onNoProduct={isOfFile ? say('NO_PRODUCT') : undefined}
              />
            )}
            {pager}
          </Box>
        </Panel>
      )}
    </Stack>
  );
}

const headLook = { flexWrap: 'wrap', alignItems: 'center', p: { xs: '12px 16px', sm: '14px 20px' } } as const;
const switchLook = {
  flexWrap: 'wrap',
  '& button': { minHeight: 44, px: 1.75, borderColor: 'outline', color: 'text.primary' },
  '& button.Mui-selected, & button.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
