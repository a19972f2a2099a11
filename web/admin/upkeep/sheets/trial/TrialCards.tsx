import { siteLanguage } from '../../../../../common/text/locale.ts';
import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import * as words from '../../../../words/admin/en/fileImports.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { isKnown, RowPicture } from './RowPicture.tsx';
import { useLabelOf } from '../../../catalogue/products/sheetFields.ts';
import { Jump, type TrialRowsProps } from './TrialTable.tsx';
import { PlainList } from '../../../parts/lists/PlainList.tsx';

/** Replaces the table on narrow screens. A changed product shows its changes, and a new one all its values. */
export function TrialCards({ rows, fields, shown, pictures, onNoProduct }: TrialRowsProps) {
  const labelOf = useLabelOf();
  return (
    <PlainList aria-label={words.rows}>
      {rows.map((row) => {
        const { line, id, name, outcome, values, before } = row;
        return (
          <Box component="li" key={`${line} ${id}`} className="ruled" sx={{ p: '12px 20px' }}>
            <Row spacing={1.5}>
              {isKnown(row) && <RowPicture product={pictures.get(id ?? '')} />}
              <Box className="shrinks">
                <Typography className="muted" variant="caption" component="p">
                  {line ? words.rowNumber(line) : words.productNotInTheFile}
                </Typography>
                <Typography variant="body2" lang={siteLanguage} className="strong breaks">
                  {name}
                </Typography>
              </Box>
            </Row>
            {shown.map((field) => {
              const place = fields.indexOf(field);
              const isShown = before[place] != null || (outcome === 'ADDED' && field !== 'name' && values[place]);
              return isShown ? (
                <Box key={field} className="dense-type" sx={factLook}>
                  <Box className="muted" component="span">
                    {labelOf(field)}
                  </Box>
                  <Box className="breaks" lang={siteLanguage}>
                    <ChangedValue
                      value={values[place] ?? ''}
                      before={before[place]}
                      isNew={outcome === 'ADDED'}
                      netPrice={field === 'price' ? row.netPrice : null}
                    />
                    {field === 'price' && row.stop && <Jump>{row.stop}</Jump>}
                  </Box>
                </Box>
              ) : null;
            })}
            {onNoProduct && (
              <Button
                size="small"
                sx={{ mt: 0.5, ml: -0.75 }}
                aria-label={words.rowIsNoProduct(line)}
                onClick={() => onNoProduct(line)}
              >
                {words.isNoProduct}
              </Button>
            )}
          </Box>
        );
      })}
    </PlainList>
  );
}

const factLook = { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: 1.5, mt: 0.75 };
