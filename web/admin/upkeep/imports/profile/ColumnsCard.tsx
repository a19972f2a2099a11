import { siteLanguage } from '../../../../../common/text/locale.ts';
import AddOutlined from '@mui/icons-material/AddOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import { useState } from 'react';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { ReadSheetDocument } from '../../sheets/sheets.generated.ts';
import { carry } from '../../../../../common/imports/carry.ts';
import type { ProfileColumn } from '../../../../../common/imports/profileSetup.ts';
import { useHeadOf, useSheetFields } from '../../../catalogue/products/sheetFields.ts';
import { FilterSelect } from '../../../parts/lists/FilterSelect.tsx';
import { useNotify } from '../../../parts/toasts/useNotify.ts';
import { priceText } from '../../../kinds/price.ts';
import { sheetFailure } from '../../sheets/useSheetSender.ts';
import { SheetPicker } from '../../sheets/SheetPicker.tsx';
import { useSheetSender } from '../../sheets/useSheetSender.ts';
import { Card } from './Card.tsx';
import { StepChips } from './StepChips.tsx';
import type { ProfileEdit } from './useProfileEdit.ts';
import { Quiet } from '../../../parts/texts/Quiet.tsx';
import { PlainList } from '../../../parts/lists/PlainList.tsx';

const marks = [
  { value: '', label: words.asEachColumnShows },
  { value: 'COMMA', label: '1.234,50' },
  { value: 'POINT', label: '1,234.50' },
];
const keys: Partial<Record<string, string>> = {
  STOCK_CODE: 'stockCode',
  ID: 'id',
  GTIN: 'gtin',
  MANUFACTURER_CODE: 'manufacturerCode',
};
const counts = ['priceQuantity', 'minimumQuantity', 'leadDays'];

/** Says which field each column of the file fills, by which steps, and what a sample becomes. */
export function ColumnsCard({ edit }: { edit: ProfileEdit }) {
  const { setup, change } = edit;
  const isExport = setup.direction === 'EXPORT';
  const [samples, setSamples] = useState<Record<string, string>>({});
  const texts = setup.columns.flatMap(({ field }) => field ?? []);
  const fields = useSheetFields(undefined, texts);
  const headOf = useHeadOf();
  const send = useSheetSender();
  const notify = useNotify();
  const put = (place: number, values: Partial<ProfileColumn>) =>
    change({ columns: setup.columns.map((column, at) => (at === place ? { ...column, ...values } : column)) });

  /** Shows the samples of a file, and adds the columns that the profile does not know yet. */
  async function look(file: File) {
    try {
      const { readSheet } = await send(ReadSheetDocument, { file });
      setSamples(Object.fromEntries(readSheet.columns.map(({ heading, sample }) => [heading, sample])));
      const known = new Set(setup.columns.map(({ heading }) => heading));
      const taken = new Set(setup.columns.map(({ field }) => field));
      const added = readSheet.columns.flatMap(({ heading, field = null }): ProfileColumn[] => {
        if (heading === '' || known.has(heading)) return [];
        known.add(heading);
        return [{ heading, field: field && !taken.has(field) ? field : null, steps: [], blank: 'KEEP' }];
      });
      change({ columns: [...setup.columns, ...added] });
    } catch (error) {
      notify.failure(sheetFailure(error).sentence, error);
    }
  }

  function becomes(column: ProfileColumn): { text: string; isWrong: boolean } {
    const sample = samples[column.heading] ?? '';
    if (!column.field || sample === '') return { text: '–', isWrong: false };
    const isNumber = headOf(column.field).isFigure || counts.includes(column.field);
    const { cell, problem } = carry(sample, { ...column, isNumber }, setup);
    return { text: problem ?? (typeof cell === 'number' ? priceText(cell) : cell), isWrong: problem !== null };
  }

  return (
    <Card
      title={words.columnsCard}
      aside={
        <Row className="wraps" spacing={1.5}>
          <SheetPicker variant="outlined" onChoose={(file) => void look(file)}>
            {isExport ? words.asInAFile : words.showAFile}
          </SheetPicker>
          <Quiet>{words.numbersAreWritten}</Quiet>
          <FilterSelect
            label={words.numbersAreWritten}
            value={setup.decimalMark ?? ''}
            options={marks}
            onChoose={(mark) => change({ decimalMark: (mark || null) as typeof setup.decimalMark })}
          />
        </Row>
      }
    >
      {setup.columns.length > 0 && (
        <Box aria-hidden sx={{ ...rowLook, ...headLook }}>
          <span>{words.inTheFile}</span>
          <span />
          <span>{words.field}</span>
          <span>{words.steps}</span>
          <span>{isExport ? words.readAgain : words.becomes}</span>
          <span />
        </Box>
      )}
      <PlainList aria-label={words.columnsOfTheProfile}>
        {setup.columns.map((column, place) => {
          const { heading, field } = column;
          const name = heading || words.columnNumber(place + 1);
          const { text, isWrong } = becomes(column);
          return (
            <Box component="li" key={place} sx={rowLook}>
              <Box className="shrinks" lang={siteLanguage}>
                <TextField
                  size="small"
                  fullWidth
                  value={heading}
                  onChange={({ target }) => put(place, { heading: target.value })}
                  slotProps={{ htmlInput: { 'aria-label': words.nameOfColumn(place + 1), maxLength: 200 } }}
                  sx={{ '& input': { fontWeight: 600, fontSize: 14 } }}
                />
                <Quiet variant="caption" component="p" noWrap>
                  {samples[heading]}
                </Quiet>
              </Box>
              <ArrowForwardOutlined className="icon-18 muted" sx={{ display: { xs: 'none', md: 'block' } }} />
              <FilterSelect
                label={words.whatFills(name)}
                value={field ?? ''}
                options={[{ value: '', label: isExport ? words.leftBlank : words.notImported }, ...fields]}
                onChoose={(next) => put(place, { field: next || null })}
              />
              <StepChips
                name={name}
                steps={column.steps}
                isShown={field !== null}
                onChange={(steps) => put(place, { steps })}
              />
              <Typography
                variant="body2"
                lang={siteLanguage}
                className="breaks strong"
                sx={{ color: isWrong ? 'error.main' : undefined }}
              >
                {field !== null && keys[setup.findBy] === field ? words.findsTheProduct : text}
              </Typography>
              <IconButton
                aria-label={words.remove(name)}
                onClick={() => change({ columns: setup.columns.filter((_, at) => at !== place) })}
              >
                <DeleteOutlined className="icon-20 muted" />
              </IconButton>
            </Box>
          );
        })}
      </PlainList>
      <Button
        size="small"
        startIcon={<AddOutlined />}
        sx={{ m: 1.5 }}
        onClick={() => change({ columns: [...setup.columns, { heading: '', field: null, steps: [], blank: 'KEEP' }] })}
      >
        {words.addColumn}
      </Button>
    </Card>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) 44px',
    md: 'minmax(0, 0.9fr) 18px minmax(172px, 1.2fr) minmax(0, 1fr) minmax(0, 0.9fr) 44px',
  },
  alignItems: 'center',
  gap: 1.5,
  p: '8px 20px',
  borderTop: 'var(--hairline)',
  '& > *': { gridColumn: { xs: 1, md: 'auto' } },
  '& > button:last-child': { gridColumn: { xs: 2, md: 'auto' }, gridRow: { xs: 1, md: 'auto' } },
};
const headLook = {
  display: { xs: 'none', md: 'grid' },
  bgcolor: 'surface.sunken',
  fontSize: 13.5,
  fontWeight: 600,
  color: 'text.secondary',
};
