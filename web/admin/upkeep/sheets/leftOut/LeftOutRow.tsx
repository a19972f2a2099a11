import { siteLanguage } from '../../../../../common/text/locale.ts';
import { Box, Button, Stack, Typography } from '@mui/material';
import * as words from '../../../../words/admin/en/fileImports.ts';
import { priceText } from '../../../kinds/price.ts';
import { useLabelOf } from '../../../catalogue/products/sheetFields.ts';
import { CellFix } from './CellFix.tsx';
import { suggestionLook } from './LeftOutGroup.tsx';
import type { Correction, TrialRow } from '../sheetTypes.ts';

/**
 * Shows a row that is left out: its number, the value of the cell, the reason, and an answer where there is a safe one.
 */
export function LeftOutRow({ row, onCorrect }: { row: TrialRow; onCorrect: (correction: Correction) => void }) {
  const labelOf = useLabelOf();
  const { line, name, reasons, candidates } = row;
  return (
    <Box component="li" className="ruled" sx={rowLook}>
      <Typography className="muted" variant="body2">
        {line}
      </Typography>
      <Stack className="shrinks" spacing={1}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Typography className="breaks strong grows" variant="body2" lang={name ? siteLanguage : undefined}>
            {name || words.withoutAName}
          </Typography>
          <Button
            size="small"
            sx={{ mt: -0.75, mb: -0.75 }}
            aria-label={words.rowIsNoProduct(line)}
            onClick={() => onCorrect({ line, field: 'row', value: 'NO_PRODUCT' })}
          >
            {words.isNoProduct}
          </Button>
        </Box>
        {reasons.map(({ input, value, message, suggestion }) => (
          <Box key={input + message} sx={reasonLook}>
            <Box className="shrinks" sx={{ width: '100%' }}>
              <Typography className="muted" variant="caption" component="p">
                {labelOf(input)}
              </Typography>
              <CellFix
                label={words.fieldInRow(labelOf(input), line)}
                value={value}
                onFix={(next) => onCorrect({ line, field: input, value: next })}
              />
            </Box>
            <Typography className="breaks" variant="body2">
              {message}
            </Typography>
            {suggestion && (
              <Button
                variant="outlined"
                size="small"
                sx={suggestionLook}
                aria-label={words.useInRow(suggestion, line)}
                onClick={() => onCorrect({ line, field: input, value: suggestion })}
              >
                <span lang={siteLanguage}>{words.use(suggestion)}</span>
              </Button>
            )}
          </Box>
        ))}
        {candidates.length > 0 && (
          <>
            <Typography variant="body2">{words.whichProduct}</Typography>
            <Stack direction="row" className="wraps" spacing={1}>
              {candidates.map(({ id, name, price, category }) => (
                <Button
                  key={id}
                  variant="outlined"
                  size="small"
                  sx={answerLook}
                  onClick={() => onCorrect({ line, field: 'id', value: id })}
                >
                  <span lang={siteLanguage}>
                    {words.candidate(name, category?.name ?? 'Kategorisiz', priceText(price ?? null))}
                  </span>
                </Button>
              ))}
              <Button variant="outlined" size="small" onClick={() => onCorrect({ line, field: 'id' })}>
                {words.aNewProduct}
              </Button>
            </Stack>
          </>
        )}
      </Stack>
    </Box>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: '32px minmax(0, 1fr)', sm: '44px minmax(0, 1fr)' },
  gap: 1.5,
  p: { xs: '10px 16px', sm: '10px 20px' },
};
const reasonLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(120px, 0.8fr)' },
  justifyItems: 'start',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
};
const answerLook = {
  height: 'auto',
  minHeight: 40,
  py: 0.5,
  whiteSpace: 'normal',
  textAlign: 'left',
  overflowWrap: 'anywhere',
};
