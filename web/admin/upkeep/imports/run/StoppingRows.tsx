import { siteLanguage } from '../../../../../common/text/locale.ts';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { useLabelOf } from '../../../catalogue/products/sheetFields.ts';
import { tableLook } from '../../../parts/lists/tableLook.ts';
import { usePages } from '../../../parts/lists/usePages.tsx';
import { useNarrow } from '../../../parts/page/useNarrow.ts';
import { missingWord, type MissingRule } from '../../sheets/missingTexts.ts';
import { isKnown, RowPicture, useRowPictures } from '../../sheets/trial/RowPicture.tsx';
import type { TrialRow } from '../../sheets/sheetTypes.ts';
import { PlainList } from '../../../parts/lists/PlainList.tsx';

interface Props {
  /** Those that made the run stop itself. */
  rows: TrialRow[];
  fields: string[];
  missing: MissingRule;
}

const pageSize = 10;

/** Shows the rows that made a run stop itself, each with the value that it would get, and why. */
export function StoppingRows({ rows, fields, missing }: Props) {
  const narrow = useNarrow();
  const labelOf = useLabelOf();
  const { visible, pager } = usePages(rows, pageSize);
  const pictures = useRowPictures(visible);
  const shown = visible.map((row) => {
    const { field, now, next } = changeOf(row, fields, missing);
    const picture = isKnown(row) ? <RowPicture product={pictures.get(row.id ?? '')} /> : null;
    return {
      key: `${row.line} ${row.id}`,
      name: row.name,
      why: row.stop,
      label: field && labelOf(field),
      now,
      next,
      picture,
    };
  });
  return (
    <>
      {narrow ? (
        <PlainList aria-label={words.whyItStopped}>
          {shown.map(({ key, name, why, label, now, next, picture }) => (
            <Box component="li" key={key} className="ruled" sx={cardLook}>
              {picture ?? <span />}
              <Box className="breaks">
                <Typography variant="body2" lang={siteLanguage} className="strong">
                  {name}
                </Typography>
                <Typography variant="body2">
                  {label && `${label}: `}
                  {now && <del>{now}</del>} <strong>{next}</strong>
                </Typography>
                <Typography variant="body2" sx={whyLook}>
                  {why}
                </Typography>
              </Box>
            </Box>
          ))}
        </PlainList>
      ) : (
        <Table sx={{ ...tableLook, '& tbody tr': { height: 49 } }} aria-label={words.whyItStopped}>
          <TableHead>
            <TableRow>
              <TableCell>{words.product}</TableCell>
              <TableCell>{words.field}</TableCell>
              <TableCell align="right">{words.now}</TableCell>
              <TableCell align="right">{words.wouldBecome}</TableCell>
              <TableCell>{words.why}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ key, name, why, label, now, next, picture }) => (
              <TableRow key={key}>
                <TableCell sx={{ width: '42%' }}>
                  <Row spacing={2}>
                    {picture}
                    <Box lang={siteLanguage} className="strong breaks">
                      {name}
                    </Box>
                  </Row>
                </TableCell>
                <TableCell>{label ?? '–'}</TableCell>
                <TableCell align="right" lang={siteLanguage} className="muted">
                  {now || '–'}
                </TableCell>
                <TableCell align="right" lang={siteLanguage} className="strong">
                  {next}
                </TableCell>
                <TableCell sx={whyLook}>{why}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {pager}
    </>
  );
}

/** Returns the field that a row would change, with both values; a product that is not in the file may have none. */
function changeOf({ outcome, changes, reasons, values, before }: TrialRow, fields: string[], missing: MissingRule) {
  const isPrice = outcome === 'CHANGED' && changes.includes('price');
  const field = isPrice ? 'price' : outcome === 'MISSING' ? changes[0] : reasons[0]?.input;
  if (field === undefined)
    return { field, now: '', next: outcome === 'MISSING' ? missingWord(missing) : words.isLeftOut };
  const place = fields.indexOf(field);
  if (reasons[0]) return { field, now: '', next: reasons[0].value ?? 'is left out' };
  return { field, now: before[place] || (isPrice ? words.onRequest : ''), next: values[place] || missingWord(missing) };
}

const whyLook = { color: 'warning.main', fontWeight: 600 };
const cardLook = { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: 1.5, p: '12px 20px' };
