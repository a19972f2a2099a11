import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import * as words from '../../../../words/admin/en/fileImports.ts';
import type { TrialRow } from '../sheetTypes.ts';
import { PlainList } from '../../../parts/lists/PlainList.tsx';

interface Props {
  rows: TrialRow[];
  /** Says that a row is a product all the same. */
  onProduct?: ((line: number) => void) | undefined;
}

/** Lists the headings, sums and notes of a file, which are left out, each with its line and why it is no product. */
export function NoProducts({ rows, onProduct }: Props) {
  return (
    <PlainList aria-label={words.kinds.NO_PRODUCT}>
      {rows.map(({ line, name, reasons }) => (
        <Row className="wraps ruled" key={line} component="li" spacing={1.5} sx={rowLook}>
          <Box className="breaks" sx={{ flex: '1 1 200px' }}>
            <Typography>{words.lineNamed(line, name)}</Typography>
            <Typography className="muted" variant="body2">
              {reasons[0]?.message}
            </Typography>
          </Box>
          {onProduct && (
            <Button
              variant="outlined"
              size="small"
              aria-label={words.rowIsAProduct(line)}
              onClick={() => onProduct(line)}
            >
              {words.isAProduct}
            </Button>
          )}
        </Row>
      ))}
    </PlainList>
  );
}

const rowLook = { p: { xs: '10px 16px', sm: '10px 20px' } } as const;
