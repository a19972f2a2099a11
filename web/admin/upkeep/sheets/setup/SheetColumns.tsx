import { siteLanguage } from '../../../../../common/text/locale.ts';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { Box, Typography } from '@mui/material';
import { NativeSelect } from '../../../parts/inputs/NativeSelect.tsx';
import type { ReactNode } from 'react';
import * as words from '../../../../words/admin/en/fileImports.ts';
import { Panel } from '../../../parts/page/Panel.tsx';
import { useSheetFields } from '../../../catalogue/products/sheetFields.ts';
import type { Columns, Sheet } from '../sheetTypes.ts';

interface Props {
  sheet: Sheet;
  columns: Columns;
  onAssign: (place: number, field: string | null) => void;
  /** How the file is read; it stands above the columns. */
  reading?: ReactNode;
  /** It stands below the columns. */
  children?: ReactNode;
}

/** The sentence on a missing column leads here. */
export const columnsId = 'columns';

const nothing = '';
/** The first of these columns that the file has decides which product a row means. */
const knownBy = ['id', 'stockCode', 'name'];

/** Assigns a field to each column of the file. */
export function SheetColumns({ sheet, columns, onAssign, reading, children }: Props) {
  const sheetFields = useSheetFields(sheet.fields);
  const found = sheet.columns.length;
  const matching = knownBy.find((field) => columns.includes(field));
  const known = sheet.columns.filter(({ field }) => field).length;
  return (
    <Panel>
      {reading}
      <Box component="section" id={columnsId} aria-label={words.columns} sx={{ p: 2.5, scrollMarginTop: 80 }}>
        <Typography variant="h5" component="h2">
          {words.columns}
        </Typography>
        <Typography className="muted" variant="body2" sx={{ mt: 0.5, mb: 2 }}>
          {words.columnsFound(found, known)}
        </Typography>
        {sheet.columns.map(({ heading, sample, hasOtherIds }, place) => {
          const field = columns[place] ?? nothing;
          const name = heading || words.columnNumber(place + 1);
          return (
            <Box key={place} className="ruled" sx={rowLook}>
              <Box className="shrinks" lang={siteLanguage}>
                <Typography variant="subtitle2" component="p" className="breaks">
                  {name}
                </Typography>
                <Typography className="muted" variant="caption" component="p" noWrap>
                  {sample}
                </Typography>
              </Box>
              <ArrowForwardOutlined className="icon-18 muted" />
              <Box className="shrinks">
                <NativeSelect
                  label={words.whatTheColumnIs(name)}
                  value={field}
                  options={sheetFields}
                  first={<option value={nothing}>{words.notImported}</option>}
                  onChoose={(value) => onAssign(place, value || null)}
                  sx={{ width: '100%', color: field ? undefined : 'text.secondary' }}
                />
                {hasOtherIds && (
                  <Typography className="muted" variant="caption" component="p" sx={{ mt: 0.5 }}>
                    {words.notIdsOfThisSite}
                  </Typography>
                )}
                {field !== nothing && field === matching && (
                  <Typography className="muted" variant="caption" component="p" sx={{ mt: 0.5 }}>
                    {field === 'name' ? words.matchedByName : words.matchedByIt}
                  </Typography>
                )}
              </Box>
            </Box>
          );
        })}
        {children}
        <Typography className="muted ruled" variant="caption" component="p" sx={footLook}>
          {words.remembered}
        </Typography>
      </Box>
    </Panel>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 18px minmax(0, 1.3fr)',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
};

const footLook = { pt: 1.5 };
