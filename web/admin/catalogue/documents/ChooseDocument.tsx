import { Autocomplete, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { useDocumentOptionsQuery, type DocumentRowFragment } from '../../../graphql/generated/operations.ts';
import { Field } from '../../parts/inputs/Field.tsx';
import { aboutDocument } from './documentWords.ts';

interface Props {
  /** Ids of those that are there already. */
  taken: string[];
  onChoose: (document: DocumentRowFragment) => void;
}

/** Finds a document that another product may have already, as one types. */
export function ChooseDocument({ taken, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '';
  const { data, previousData } = useDocumentOptionsQuery({
    variables: { search: typed },
    skip: !isTyped,
    fetchPolicy: 'cache-and-network',
  });
  const found = ((data ?? previousData)?.documents.nodes ?? []).filter(({ id }) => !taken.includes(id));
  return (
    <Field label="Existing document" optional>
      {({ id }) => (
        <Autocomplete
          id={id}
          // Chosen, it goes into the list above.
          value={null}
          inputValue={typed}
          options={isTyped ? found : []}
          // The server has found them, by more than their titles.
          filterOptions={(options) => options}
          getOptionLabel={({ title }) => title}
          getOptionKey={(option) => option.id}
          renderOption={({ key, ...props }, option) => (
            <li key={key} {...props} style={{ display: 'block' }}>
              <span lang="tr">{option.title}</span>
              <small className="muted" style={{ display: 'block' }}>
                {aboutDocument(option)}
              </small>
            </li>
          )}
          noOptionsText={isTyped ? 'No document is found' : 'Type a title or a revision'}
          onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
          onChange={(_, document) => document && onChoose(document)}
          renderInput={({ slotProps, ...params }) => (
            <OutlinedInput
              {...slotProps.input}
              fullWidth
              size="small"
              disabled={params.disabled}
              placeholder="Type a title or a revision"
              slotProps={{ input: { ...slotProps.htmlInput, lang: 'tr' } }}
            />
          )}
        />
      )}
    </Field>
  );
}
