import { Box } from '@mui/material';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { Card } from './Card.tsx';
import { fieldsLook, lettersOr, separators } from './formatChoices.ts';
import { ProfileName } from './ProfileName.tsx';
import type { ProfileEdit } from './useProfileEdit.ts';

const types = [...separators, { value: 'XLSX', label: 'XLSX' }];
const letters = lettersOr('utf-8, for Excel');
const choices = [
  { value: 'ALL', label: 'All products' },
  { value: 'MADE', label: 'Products that are made' },
];
const seen = [
  { value: 'SITE', label: 'What visitors see' },
  { value: 'ALL', label: 'Drafts and hidden ones, too' },
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
      <Box sx={fieldsLook(3)}>
        <ProfileName edit={edit} />
        <PlainSelect label="Format" value={type} options={types} onChoose={setType} />
        <PlainSelect
          label="Letters"
          value={format.letters}
          options={letters}
          onChoose={(value) => edit.change({ format: { ...format, letters: value as typeof format.letters } })}
        />
        <PlainSelect
          label="Products"
          value={exported.products}
          options={choices}
          onChoose={(products) => edit.change({ exported: { ...exported, products: products as 'ALL' | 'MADE' } })}
        />
        <PlainSelect
          label="Includes"
          value={exported.drafts ? 'ALL' : 'SITE'}
          options={seen}
          onChoose={(which) => edit.change({ exported: { ...exported, drafts: which === 'ALL' } })}
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
