import { Box } from '@mui/material';
import { use, createContext, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ImageUpload } from '../images/useImageUpload.ts';
import { FormSection } from '../page/FormSection.tsx';
import type { Fields } from './formFields.ts';

/** Notes below the fields of a form, by the names of the fields. */
export const FieldNotes = createContext<Partial<Record<string, ReactNode>>>({});

interface Props {
  fields: Fields;
  upload: ImageUpload;
  /** The path of the field that contains these, with its dot. */
  within?: string;
}

/** Renders the inputs of the form around it, in their order and under their headings. */
export function FieldInputs({ fields, upload, within = '' }: Props) {
  const headed = Object.entries(fields).map(([name, field]) => ({
    name: within + name,
    field,
    heading: field.parts ? field.label : field.section,
  }));
  return [...new Set(headed.map(({ heading }) => heading))].map((heading) => {
    const inputs = (
      <Box key={heading ?? ''} sx={gridLook}>
        {headed
          .filter((one) => one.heading === heading)
          .map(({ name, field }) => (
            <Box key={name} className="shrinks" sx={{ gridColumn: field.half ? undefined : '1 / -1' }}>
              {field.parts ? (
                <FieldInputs fields={field.parts} upload={upload} within={`${name}.`} />
              ) : (
                <FieldInput name={name} field={field} upload={upload} />
              )}
            </Box>
          ))}
      </Box>
    );
    return heading ? (
      <FormSection key={heading} title={heading}>
        {inputs}
      </FormSection>
    ) : (
      inputs
    );
  });
}

type Single = Extract<Fields[string], { parts?: undefined }>;

/** Renders one input of the form around it, with the note that it has. */
export function FieldInput({ name, field, upload }: { name: string; field: Single; upload: ImageUpload }) {
  const { register, formState, getFieldState } = useFormContext();
  const error = getFieldState(name, formState).error?.message;
  const note = use(FieldNotes)[name];
  const input = field.input({ ...register(name), label: field.label, error }, upload);
  if (note === undefined) return input;
  return (
    <Box sx={notedLook}>
      {input}
      {note}
    </Box>
  );
}

/** A field that is not as on the site has an edge in the colour of its note. */
const notedLook = {
  '& .MuiOutlinedInput-root:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'warning.main' },
};

const gridLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  columnGap: 2.25,
  rowGap: 2.5,
  // An input that another one makes needless leaves no gap.
  '& > :empty': { display: 'none' },
};
