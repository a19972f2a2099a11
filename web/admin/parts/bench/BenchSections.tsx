import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { Box, Button, Typography } from '@mui/material';
import { FieldInput, FieldInputs } from '../forms/FieldInputs.tsx';
import type { Fields } from '../forms/formFields.ts';
import type { ImageUpload } from '../images/useImageUpload.ts';
import * as words from '../../../words/admin/en/bench.ts';
import { gridLook, sectionLook } from './benchLook.ts';
import type { Section } from './sections.ts';
import { useFirstError } from './useFirstError.ts';
import type { SectionsState } from './useSections.ts';

interface Props {
  sections: readonly Section[];
  fields: Fields;
  upload: ImageUpload;
  state: SectionsState;
}

/** Renders the fields of the form around it, section by section. */
export function BenchSections({ sections, fields, upload, state }: Props) {
  useFirstError(sections, state);
  const inputOf = (name: string) => {
    const field = fields[name];
    if (!field) return null;
    return (
      <Box key={name} className="shrinks" sx={{ gridColumn: field.half ? undefined : '1 / -1' }}>
        {field.parts ? (
          <FieldInputs fields={field.parts} upload={upload} within={`${name}.`} />
        ) : (
          <FieldInput name={name} field={field} upload={upload} />
        )}
      </Box>
    );
  };
  return sections.map((section, place) => {
    const next = sections[place + 1];
    return (
      <Box
        component="section"
        key={section.name}
        data-section={section.name}
        data-alone={section.fields.length === 1 || undefined}
        hidden={state.isHidden(section.name)}
        onFocus={() => state.enter(section.name)}
        sx={sectionLook}
      >
        <Box className="row wraps" sx={headLook}>
          <Typography variant="h5" component="h2" tabIndex={-1} className="head-type rigid">
            {section.title}
          </Typography>
          {section.beside?.map((name) => (
            <Box key={name} className="shrinks" sx={besideLook}>
              {inputOf(name)}
            </Box>
          ))}
        </Box>
        <Box sx={gridLook(section.fields.filter((name) => fields[name]?.half).length)}>
          {section.fields.map(inputOf)}
        </Box>
        {state.isPhone && next && (
          <Button
            variant="outlined"
            size="small"
            endIcon={<ArrowForwardOutlined />}
            sx={{ mt: 2.5 }}
            onClick={() => state.go(next.name)}
          >
            {words.next(next.title)}
          </Button>
        )}
      </Box>
    );
  });
}

const headLook = {
  columnGap: 1.5,
  rowGap: 1,
  mb: 1.25,
} as const;

/** Where there is room, what is chosen beside a heading needs no label of its own in sight. */
const besideLook = {
  flex: { xs: '1 1 100%', sm: '1 1 120px' },
  maxWidth: { sm: 240 },
  '&:has(> :empty)': { display: 'none' },
  '& .MuiFormLabel-root, & .MuiFormHelperText-root:not(.Mui-error)': {
    position: { sm: 'absolute' },
    clipPath: { sm: 'inset(50%)' },
    whiteSpace: { sm: 'nowrap' },
  },
};
