import { Box } from '@mui/material';
import * as words from '../../../words/admin/en/importProfiles.ts';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { Card } from './Card.tsx';
import { fieldsLook, lettersOr, separators } from './formatChoices.ts';
import { ProfileName } from './ProfileName.tsx';
import type { ProfileEdit } from './useProfileEdit.ts';

const types = [...separators, { value: 'XLSX', label: 'XLSX' }];
const letters = lettersOr('utf-8, for Excel');
const choices = [
  { value: 'ALL', label: words.allProducts },
  { value: 'MADE', label: words.productsThatAreMade },
];
const seen = [
  { value: 'SITE', label: words.whatVisitorsSee },
  { value: 'ALL', label: words.draftsAndHiddenOnesToo },
];
const bases = [
  { value: 'WITH_VAT', label: words.withKdv },
  { value: 'WITHOUT_VAT', label: words.withoutKdv },
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
    <Card title={words.fileCard}>
      <Box sx={fieldsLook(3)}>
        <ProfileName edit={edit} />
        <PlainSelect label={words.format} value={type} options={types} onChoose={setType} />
        <PlainSelect
          label={words.letters}
          value={format.letters}
          options={letters}
          onChoose={(value) => edit.change({ format: { ...format, letters: value as typeof format.letters } })}
        />
        <PlainSelect
          label={words.products}
          value={exported.products}
          options={choices}
          onChoose={(products) => edit.change({ exported: { ...exported, products: products as 'ALL' | 'MADE' } })}
        />
        <PlainSelect
          label={words.includes}
          value={exported.drafts ? 'ALL' : 'SITE'}
          options={seen}
          onChoose={(which) => edit.change({ exported: { ...exported, drafts: which === 'ALL' } })}
        />
        <PlainSelect
          label={words.prices}
          value={prices ?? 'WITH_VAT'}
          options={bases}
          onChoose={(basis) => edit.change({ prices: basis as typeof prices })}
        />
      </Box>
    </Card>
  );
}
