import { Autocomplete, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../../common/text/locale.ts';
import { useProductOptionsQuery } from '../products.generated.ts';
import * as words from '../../../../words/admin/en/products.ts';

export interface ProductOption {
  id: string;
  name: string;
}

interface Props {
  id: string;
  describedBy: string | undefined;
  hasError?: boolean;
  placeholder?: string;
  /** The chosen product. Without it the field is blank again after each choice. */
  value?: ProductOption | null;
  onChoose: (product: ProductOption | null) => void;
}

/** Finds a product while its name is typed. */
export function ProductPicker({ id, describedBy, hasError = false, placeholder, value, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '';
  const { data, loading } = useProductOptionsQuery({ variables: { search: typed }, skip: !isTyped });
  // What was found for fewer letters is not shown meanwhile: Enter would choose it.
  const found: ProductOption[] = data?.products.nodes ?? [];
  return (
    <Autocomplete
      id={id}
      value={value ?? null}
      {...(value === undefined && { inputValue: typed })}
      options={isTyped ? found : []}
      loading={loading}
      loadingText={words.searching}
      // The server has already filtered, and by more than names.
      filterOptions={(options) => options}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      noOptionsText={isTyped ? words.noProductIsFound : words.typeANameOrACode}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, option) => onChoose(option && { id: option.id, name: option.name })}
      renderInput={({ slotProps, ...params }) => (
        <OutlinedInput
          {...slotProps.input}
          fullWidth
          size="small"
          disabled={params.disabled}
          error={hasError}
          placeholder={placeholder}
          slotProps={{ input: { ...slotProps.htmlInput, lang: siteLanguage, 'aria-describedby': describedBy } }}
        />
      )}
    />
  );
}
