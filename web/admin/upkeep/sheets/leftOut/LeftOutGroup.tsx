import { siteLanguage } from '../../../../../common/text/locale.ts';
import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import type { ReactNode } from 'react';
import * as words from '../../../../words/admin/en/fileImports.ts';
import { rangesOf, type Group } from '../leftOutGroups.ts';
import { useLabelOf } from '../../../catalogue/products/sheetFields.ts';
import { CellFix } from './CellFix.tsx';
import type { Correction } from '../sheetTypes.ts';

interface Props {
  group: Group;
  /** The question that settles all of these rows; it stands in place of a cell to correct. */
  cure?: ReactNode;
  onCorrect: (all: Correction[]) => void;
}

/** Shows one cause with the number of its rows, instead of the same sentence in each row. */
export function LeftOutGroup({ group, cure, onCorrect }: Props) {
  const labelOf = useLabelOf();
  const { input, message, value, suggestion, lines } = group;
  return (
    <Row className="wraps ruled" component="li" spacing={1.5} sx={rowLook}>
      <Box className="breaks" sx={{ flex: '1 1 260px' }}>
        <Typography variant="body2" className="strong">
          {words.causeOf(labelOf(input), message)}
        </Typography>
        <Typography className="muted" variant="body2">
          {words.rowsAt(lines.length, rangesOf(lines))}
        </Typography>
      </Box>
      {cure && (
        <Box className="shrinks" sx={{ flex: '1 1 300px' }}>
          {cure}
        </Box>
      )}
      {!cure && value !== null && (
        <Box sx={{ flex: '0 1 260px' }}>
          <CellFix
            label={words.fieldInRows(labelOf(input), lines.length)}
            value={value}
            onFix={(next) => onCorrect(lines.map((line) => ({ line, field: input, value: next })))}
          />
        </Box>
      )}
      {!cure && suggestion && (
        <Button
          variant="outlined"
          size="small"
          sx={suggestionLook}
          aria-label={words.useInRows(suggestion, lines.length)}
          onClick={() => onCorrect(lines.map((line) => ({ line, field: input, value: suggestion })))}
        >
          <span lang={siteLanguage}>{words.use(suggestion)}</span>
        </Button>
      )}
      {!cure && (
        <Button
          size="small"
          aria-label={words.rowsAreNoProducts(lines.length)}
          onClick={() => onCorrect(lines.map((line) => ({ line, field: 'row', value: 'NO_PRODUCT' })))}
        >
          {words.areNoProducts(lines.length)}
        </Button>
      )}
    </Row>
  );
}

/** A suggestion may be as long as the name of a category. */
export const suggestionLook = {
  height: 'auto',
  minHeight: 40,
  py: 0.5,
  whiteSpace: 'normal',
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textAlign: 'left',
} as const;

const rowLook = { p: { xs: '10px 16px', sm: '10px 20px' } } as const;
