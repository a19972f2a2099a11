import { Autocomplete, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useDocumentOptionsQuery, type DocumentRowFragment } from './documents.generated.ts';
import { Field } from '../../parts/inputs/Field.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/documents.ts';
import { aboutDocument } from './documentWords.ts';

interface Props {
  /** The ids of documents that are already in the list. */
  taken: string[];
  onChoose: (document: DocumentRowFragment) => void;
}

/** Finds an existing document while its title is typed. */
export function ChooseDocument({ taken, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '';
  const { data, loading } = useDocumentOptionsQuery({
    variables: { search: typed },
    skip: !isTyped,
    fetchPolicy: 'cache-and-network',
  });
  // What was found for fewer letters is not shown meanwhile: Enter would choose it.
  const found = (data?.documents.nodes ?? []).filter(({ id }) => !taken.includes(id));
  return (
    <Field label={words.existingDocument} optional>
      {({ id }) => (
        <Autocomplete
          id={id}
          // The chosen document goes into the list above, so the field stays blank.
          value={null}
          inputValue={typed}
          options={isTyped ? found : []}
          loading={loading}
          loadingText={words.searching}
          // The server has already filtered, and by more than titles.
          filterOptions={(options) => options}
          getOptionLabel={({ title }) => title}
          getOptionKey={(option) => option.id}
          renderOption={({ key, ...props }, option) => (
            <li key={key} {...props} style={{ display: 'block' }}>
              <Content>{option.title}</Content>
              <small className="muted" style={{ display: 'block' }}>
                {aboutDocument(option)}
              </small>
            </li>
          )}
          noOptionsText={isTyped ? words.noDocumentIsFound : words.typeATitleOrARevision}
          onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
          onChange={(_, document) => document && onChoose(document)}
          renderInput={({ slotProps, ...params }) => (
            <OutlinedInput
              {...slotProps.input}
              fullWidth
              size="small"
              disabled={params.disabled}
              placeholder={words.typeATitleOrARevision}
              slotProps={{ input: { ...slotProps.htmlInput, lang: siteLanguage } }}
            />
          )}
        />
      )}
    </Field>
  );
}
