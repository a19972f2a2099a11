import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { PlaceButtons } from '../../parts/lists/PlaceButtons.tsx';
import * as words from '../../../words/admin/en/about.ts';
import type { RowPart } from './rows.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';
import { smallLetters } from '../../session/officeLetters.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props extends InputProps {
  /** The word for one row: 'Step'. */
  one: string;
  most: number;
  parts: RowPart[];
  /** The grid columns of a row's texts, where there is room for several. */
  columns?: string;
}

/**
 * Holds rows of texts in their order. Rows are added, moved and removed, and the focus stays where the person works.
 */
export function RowsInput({ name, label, error, one, most, parts, columns }: Props) {
  const { control, register, getFieldState, formState } = useFormContext();
  const { fields, append, move, remove } = useFieldArray({ control, name });

  return (
    <Box role="group" aria-label={label}>
      <PlainList as="ol">
        {fields.map(({ id }, place) => {
          const called = `${one} ${place + 1}`;
          return (
            <Box component="li" key={id} sx={rowLook}>
              <Box className="row apart" sx={headLook}>
                <Typography variant="subtitle2" component="h3">
                  {called}
                </Typography>
                <PlaceButtons
                  name={smallLetters(called)}
                  place={place}
                  count={fields.length}
                  onMove={(to) => move(place, to)}
                  onRemove={() => remove(place)}
                />
              </Box>
              <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: columns }, gap: 2 }}>
                {parts.map((part) => {
                  const path = `${name}.${place}.${part.name}`;
                  return (
                    <TextInput
                      key={part.name}
                      {...register(path)}
                      label={part.label}
                      error={getFieldState(path, formState).error?.message}
                      lang={siteLanguage}
                      placeholder={part.example}
                      multiline={part.multiline}
                      minRows={part.multiline ? 2 : undefined}
                    />
                  );
                })}
              </Box>
            </Box>
          );
        })}
      </PlainList>
      <Box
        className="row wraps"
        sx={{
          columnGap: 2,
          rowGap: 1,
          mt: fields.length > 0 ? 2 : 0,
        }}
      >
        {fields.length < most && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => append(Object.fromEntries(parts.map((part) => [part.name, ''])))}
          >
            {words.addOne(smallLetters(one))}
          </Button>
        )}
        <Quiet variant="caption">{(fields.length < most ? words.upTo : words.allThatFit)(most)}</Quiet>
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const rowLook = { pb: 2.5, '& + &': { pt: 1, borderTop: 'var(--hairline)' } };
const headLook = { minHeight: 44 };
