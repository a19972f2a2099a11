import { siteLanguage } from '../../../../../common/text/locale.ts';
import { Box, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { Field } from '../../../parts/inputs/Field.tsx';
import { FilterSelect } from '../../../parts/lists/FilterSelect.tsx';
import { Card } from './Card.tsx';
import { fieldsLook, lettersOr, separators } from './formatChoices.ts';
import { ProfileName } from './ProfileName.tsx';
import type { ProfileEdit } from './useProfileEdit.ts';

const unstated = words.foundOut;
const types = [{ value: 'AUTO', label: unstated }, ...separators];
const letters = lettersOr(unstated);

/** Says what the profile is called and how its files are read. */
export function SourceCard({ edit, signIn }: { edit: ProfileEdit; signIn: ReactNode }) {
  const { format, source, schedule } = edit.setup;
  const set = (values: Partial<typeof format>) => edit.change({ format: { ...format, ...values } });
  return (
    <Card title={words.sourceCard}>
      <Box sx={{ p: '0 20px 12px' }}>
        <Field label={words.address} optional hint={words.filesAreChosenByHandOr}>
          {({ id, describedBy }) => (
            <TextField
              id={id}
              size="small"
              type="url"
              value={source.address ?? ''}
              placeholder={words.httpsErpExampleFiyatStokCsv}
              onChange={({ target: { value } }) =>
                edit.change({ source: { address: value || null }, schedule: value ? schedule : null })
              }
              slotProps={{ htmlInput: { maxLength: 1000, 'aria-describedby': describedBy } }}
            />
          )}
        </Field>
      </Box>
      <Box sx={fieldsLook(2)}>
        <ProfileName edit={edit} />
        <Field label={words.format}>
          {() => (
            <Box sx={wholeWidth}>
              <FilterSelect
                label={words.format}
                value={format.separator}
                options={types}
                onChoose={(separator) => set({ separator: separator as typeof format.separator })}
              />
            </Box>
          )}
        </Field>
        <Field label={words.letters}>
          {() => (
            <Box sx={wholeWidth}>
              <FilterSelect
                label={words.letters}
                value={format.letters}
                options={letters}
                onChoose={(value) => set({ letters: value as typeof format.letters })}
              />
            </Box>
          )}
        </Field>
        <Field label={words.sheet} optional>
          {({ id }) => (
            <TextField
              id={id}
              size="small"
              value={format.sheet ?? ''}
              placeholder={words.theFirst}
              onChange={({ target }) => set({ sheet: target.value || null })}
              slotProps={{ htmlInput: { maxLength: 200, lang: siteLanguage } }}
            />
          )}
        </Field>
        <Field label={words.recordOfXml} optional>
          {({ id }) => (
            <TextField
              id={id}
              size="small"
              value={format.record ?? ''}
              placeholder={words.theMostFrequent}
              onChange={({ target }) => set({ record: target.value || null })}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          )}
        </Field>
        <Field label={words.namesInRow} optional>
          {({ id }) => (
            <TextField
              id={id}
              size="small"
              value={format.headingRow ?? ''}
              placeholder={words.theFirst}
              onChange={({ target }) => set({ headingRow: Number(target.value.replaceAll(/\D/g, '')) || null })}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
            />
          )}
        </Field>
      </Box>
      {source.address !== null && signIn}
    </Card>
  );
}

const wholeWidth = { display: 'flex', '& > *': { flex: '1 1 0 !important', maxWidth: 'none !important' } };
