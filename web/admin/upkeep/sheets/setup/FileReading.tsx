import { siteLanguage } from '../../../../../common/text/locale.ts';
import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import * as words from '../../../../words/admin/en/fileImports.ts';
import { PlainSelect } from '../../../parts/inputs/PlainSelect.tsx';
import type { Answers, Sheet } from '../sheetTypes.ts';

export type Format = NonNullable<Answers['format']>;

interface Props {
  sheet: Sheet;
  /** A person has chosen these in place of what was found. */
  format: Format | null | undefined;
  onFormat: (format: Format) => void;
  onRecord: (record: string) => void;
}

const letters = ['UTF_8', 'UTF_16', 'WINDOWS_1254', 'ISO_8859_9', 'CP857', 'MAC_TURKISH'] as const;
const separators = ['SEMICOLON', 'COMMA', 'TAB', 'PIPE'] as const;
const mostRows = 30;

/** Says how the file was read, all in one place: letters, separator, sheet, record and the row of the names can be changed. */
export function FileReading({ sheet, format, onFormat, onRecord }: Props) {
  const id = useId();
  const { records, sheets, headingRow } = sheet;
  const choose = (change: Format) => onFormat({ ...format, ...change });
  /** Says of the value that was found out that it was. */
  const found = (isFound: boolean, isChosen: boolean, label: string) =>
    isFound && !isChosen ? words.foundOut(label) : label;
  const rows = Array.from({ length: Math.max(mostRows, headingRow ?? 0) }, (_, at) => at + 1);
  const choices: ReactNode[] = [
    sheet.letters && (
      <PlainSelect
        key="letters"
        label={words.letters}
        value={sheet.letters}
        options={letters.map((value) => ({
          value,
          label: found(value === sheet.letters, format?.letters != null, words.lettersNames[value]),
        }))}
        onChoose={(value) => choose({ letters: value as Format['letters'] })}
      />
    ),
    sheet.separator && (
      <PlainSelect
        key="separator"
        label={words.separator}
        value={sheet.separator}
        options={separators.map((value) => ({
          value,
          label: found(value === sheet.separator, format?.separator != null, words.separators[value]),
        }))}
        onChoose={(value) => choose({ separator: value as Format['separator'] })}
      />
    ),
    sheets.length > 1 && (
      <PlainSelect
        key="sheet"
        label={words.sheet}
        value={sheet.name ?? ''}
        lang={siteLanguage}
        options={sheets.map((value) => ({ value, label: value }))}
        onChoose={(value) => onFormat({ sheet: value })}
      />
    ),
    records.length > 0 && (
      <PlainSelect
        key="record"
        label={words.eachProductIs}
        value={sheet.name ?? ''}
        options={records.map(({ path, count }) => ({ value: path, label: words.elementsOf(path, count) }))}
        onChoose={onRecord}
      />
    ),
    records.length === 0 && (
      <PlainSelect
        key="row"
        label={words.namesInRow}
        value={String(headingRow ?? '')}
        options={[
          ...(headingRow == null ? [{ value: '', label: words.noNames }] : []),
          ...rows.map((row) => ({
            value: String(row),
            label: found(row === headingRow, format?.headingRow != null, String(row)),
          })),
        ]}
        onChoose={(value) => choose({ headingRow: Number(value) || null })}
      />
    ),
  ].filter(Boolean);
  return (
    <Box component="section" aria-labelledby={id} className="ruled-below" sx={{ p: 2.5 }}>
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {words.howItIsRead}
      </Typography>
      <Box sx={choicesLook}>{choices}</Box>
    </Box>
  );
}

const choicesLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(170px, 100%), 1fr))',
  gap: 1.5,
  '& > *': { minWidth: 0 },
} as const;
