import { siteLanguage } from '../../../../../common/text/locale.ts';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import type { ReactNode } from 'react';
import * as words from '../../../../words/admin/en/fileImports.ts';
import { tableLook } from '../../../parts/lists/tableLook.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { isKnown, RowPicture, type PictureOf } from './RowPicture.tsx';
import { useHeadOf } from '../../../catalogue/products/sheetFields.ts';
import type { TrialRow } from '../sheetTypes.ts';

/** The props of the table and of the cards that show the rows of a trial. */
export interface TrialRowsProps {
  rows: TrialRow[];
  /** All fields of the trial, in the order of a row's values. */
  fields: string[];
  /** The fields that are worth showing. */
  shown: string[];
  /** By the ids of products. */
  pictures: Map<string, PictureOf>;
  /** Says that a row is no product. */
  onNoProduct?: ((line: number) => void) | undefined;
}

/** Shows the correct rows, column by column. A table with many columns scrolls on its own. */
export function TrialTable({ rows, fields, shown, pictures, onNoProduct }: TrialRowsProps) {
  const headOf = useHeadOf();
  const heads = shown.map((field) => ({ field, ...headOf(field) }));
  return (
    <Box role="region" aria-label={words.rows} tabIndex={0} className="ruled" sx={{ overflowX: 'auto' }}>
      <Table sx={{ ...tableLook, '& tbody tr': { height: 46 } }}>
        <TableHead>
          <TableRow>
            <TableCell align="right" sx={{ width: 64 }}>
              {words.row}
            </TableCell>
            {!shown.includes('name') && <TableCell>{words.product}</TableCell>}
            {heads.map(({ field, label, unit, isFigure }) => (
              <TableCell key={field} align={isFigure ? 'right' : 'left'}>
                {label}
                {unit && <span className="muted"> {unit}</span>}
              </TableCell>
            ))}
            {onNoProduct && (
              <TableCell>
                <span className="visually-hidden">{words.rowsAreProducts}</span>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const { line, id, name, outcome, values, before } = row;
            const picture = isKnown(row) && <RowPicture product={pictures.get(id ?? '')} />;
            return (
              <TableRow key={`${line} ${id}`}>
                <TableCell align="right" className="muted">
                  {line || '–'}
                </TableCell>
                {!shown.includes('name') && (
                  <TableCell lang={siteLanguage}>
                    <Pictured picture={picture}>{name}</Pictured>
                  </TableCell>
                )}
                {heads.map(({ field, isFigure }) => {
                  const place = fields.indexOf(field);
                  const cell = (
                    <ChangedValue
                      value={values[place] ?? ''}
                      before={before[place]}
                      isNew={outcome === 'ADDED'}
                      netPrice={field === 'price' ? row.netPrice : null}
                    />
                  );
                  return (
                    <TableCell
                      key={field}
                      lang={siteLanguage}
                      align={isFigure ? 'right' : 'left'}
                      sx={{ bgcolor: before[place] == null ? undefined : 'tint.primary', ...(widths[field] ?? narrow) }}
                    >
                      {field === 'name' ? <Pictured picture={picture}>{cell}</Pictured> : cell}
                      {field === 'price' && row.stop && <Jump>{row.stop}</Jump>}
                    </TableCell>
                  );
                })}
                {onNoProduct && (
                  <TableCell className="unbroken">
                    <Button size="small" aria-label={words.rowIsNoProduct(line)} onClick={() => onNoProduct(line)}>
                      {words.isNoProduct}
                    </Button>
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Says by how much a price jumps. */
export const Jump = ({ children }: { children: ReactNode }) => (
  <Box component="span" className="small-type strong own-line warns">
    {children}
  </Box>
);

/** The picture stands beside the column that identifies the row. */
const Pictured = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <Row spacing={1.5}>
    {picture}
    <Box className="shrinks">{children}</Box>
  </Row>
);

const narrow = { minWidth: 110, maxWidth: 200 };
/** These columns need more or less room than others. */
const widths: Record<string, object> = {
  name: { minWidth: 200, maxWidth: 300, fontWeight: 600 },
  description: { minWidth: 220, maxWidth: 320 },
  price: { minWidth: 96, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  featured: { minWidth: 80 },
};
