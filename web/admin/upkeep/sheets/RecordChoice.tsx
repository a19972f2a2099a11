import { Box } from '@mui/material';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { counted } from '../../parts/texts/counted.ts';
import type { Sheet } from './sheetTypes.ts';

/** Asks which of the elements of an XML file is a record, with the most frequent one as the first answer. */
export function RecordChoice({ sheet, onChoose }: { sheet: Sheet; onChoose: (record: string) => void }) {
  if (sheet.records.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <PlainSelect
        label="Each product is"
        value={sheet.name ?? ''}
        options={sheet.records.map(({ path, count }) => ({
          value: path,
          label: `${path} (${counted(count, 'element')})`,
        }))}
        onChoose={onChoose}
      />
    </Box>
  );
}
