import { Box, TextField } from '@mui/material';
import { Field } from '../../parts/inputs/Field.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { Card } from './Card.tsx';
import { letters } from './SourceCard.tsx';
import type { ProfileEdit } from './useProfileEdit.ts';

const types = [
  { value: ';', label: 'CSV, ;' },
  { value: ',', label: 'CSV, ,' },
  { value: 'TAB', label: 'CSV, tab' },
  { value: 'XLSX', label: 'XLSX' },
];
const choices = [
  { value: 'ALL', label: 'All products' },
  { value: 'MADE', label: 'Products that are made' },
];
const bases = [
  { value: 'WITH_VAT', label: 'with KDV' },
  { value: 'WITHOUT_VAT', label: 'without KDV' },
];

/** Says what a profile that exports is called, and how its file is written. */
export function ExportCard({ edit }: { edit: ProfileEdit }) {
  const { format, exported, prices } = edit.setup;
  const type = exported.type === 'XLSX' ? 'XLSX' : format.separator === 'AUTO' ? ';' : format.separator;
  function setType(next: string) {
    const isWorkbook = next === 'XLSX';
    edit.change({
      exported: { ...exported, type: isWorkbook ? 'XLSX' : 'CSV' },
      ...(!isWorkbook && { format: { ...format, separator: next as typeof format.separator } }),
    });
  }
  return (
    <Card title="1. File">
      <Box sx={fieldsLook}>
        <Field label="Name">
          {({ id }) => (
            <TextField
              id={id}
              size="small"
              value={edit.name}
              onChange={({ target }) => edit.setName(target.value)}
              slotProps={{ htmlInput: { maxLength: 100, lang: 'tr' } }}
            />
          )}
        </Field>
        <PlainSelect label="Format" value={type} options={types} onChoose={setType} />
        <PlainSelect
          label="Letters"
          value={format.letters}
          options={letters.map(({ value, label }) => ({ value, label: value === 'AUTO' ? 'utf-8, for Excel' : label }))}
          onChoose={(value) => edit.change({ format: { ...format, letters: value as typeof format.letters } })}
        />
        <PlainSelect
          label="Products"
          value={exported.products}
          options={choices}
          onChoose={(products) => edit.change({ exported: { ...exported, products: products as 'ALL' | 'MADE' } })}
        />
        <PlainSelect
          label="Prices"
          value={prices ?? 'WITH_VAT'}
          options={bases}
          onChoose={(basis) => edit.change({ prices: basis as typeof prices })}
        />
      </Box>
    </Card>
  );
}

const fieldsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' },
  gap: 1.5,
  p: '0 20px 20px',
  '& > *': { gridColumn: { sm: 'span 2' } },
  '& > :nth-of-type(n + 4)': { gridColumn: { sm: 'span 3' } },
};
