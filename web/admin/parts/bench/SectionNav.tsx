import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box, ButtonBase } from '@mui/material';
import type { ReactNode } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import type { Values } from '../forms/formFields.ts';
import * as words from '../../../words/admin/en/bench.ts';
import type { Fill, Section } from './sections.ts';
import type { SectionsState } from './useSections.ts';
import { PlainList } from '../lists/PlainList.tsx';

interface Props {
  sections: readonly Section[];
  state: SectionsState;
  /** Stands below the list. */
  children?: ReactNode;
}

/** Lists the sections of the form around it with what is in each, and leads to them. */
export function SectionNav({ sections, state, children }: Props) {
  const values: Values = useWatch();
  const { formState } = useFormContext();
  return (
    <Box
      component="nav"
      aria-label={words.sections}
      sx={[navLook, state.isPhone && { gridRow: 'auto', display: state.open === undefined ? 'block' : 'none' }]}
    >
      <PlainList>
        {sections.map((section) => {
          const wrong = [...(section.beside ?? []), ...section.fields].filter(
            (name) => get(formState.errors, name) !== undefined,
          ).length;
          const { text, fill } = section.says(values);
          const isCurrent = section.name === state.current;
          return (
            <li key={section.name}>
              <ButtonBase
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => state.go(section.name)}
                className="dense-type"
                sx={entryLook}
              >
                <Box aria-hidden component="span" sx={[markLook, markOf[fill], wrong > 0 && markWrong]} />
                <Box component="span" className="shrinks">
                  <Box component="span" className="title own-line">
                    {section.title}
                  </Box>{' '}
                  <Box
                    component="span"
                    sx={[
                      saysLook,
                      fill === 'LACKING' && { color: 'warning.main' },
                      wrong > 0 && { color: 'error.main' },
                    ]}
                  >
                    {wrong > 0 ? words.toCorrect(wrong) : text}
                  </Box>
                </Box>
                <ChevronRightOutlined aria-hidden className="muted" sx={{ display: { sm: 'none' } }} />
              </ButtonBase>
            </li>
          );
        })}
      </PlainList>
      {children}
    </Box>
  );
}

const navLook = {
  flex: { xs: 1, sm: 'none' },
  overflowY: 'auto',
  py: 1.25,
  bgcolor: 'surface.sunken',
  borderRight: { sm: 1 },
  borderColor: { sm: 'divider' },
} as const;

const entryLook = {
  display: 'grid',
  gridTemplateColumns: { xs: '20px minmax(0, 1fr) 24px', sm: '20px minmax(0, 1fr)' },
  alignItems: 'start',
  width: 1,
  minHeight: { xs: 56, sm: 44 },
  p: { xs: '9px 16px 9px 18px', sm: '5px 12px 5px 18px' },
  textAlign: 'start',
  lineHeight: 1.3,
  '& .title': { fontWeight: 500 },
  '&:hover': { bgcolor: 'tint.neutral' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current]': { bgcolor: 'tint.primary', boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' },
  '&[aria-current] .title': { fontWeight: 600 },
} as const;

const saysLook = { display: 'block', color: 'text.secondary', fontSize: 13.5, overflowWrap: 'anywhere' } as const;

const markLook = { width: 9, height: 9, mt: '5px', border: '1.5px solid', borderColor: 'outline' } as const;
const markOf: Record<Fill, object> = {
  FULL: { bgcolor: 'primary.main', borderColor: 'primary.main' },
  PART: {},
  LACKING: { bgcolor: 'warning.main', borderColor: 'warning.main' },
};
const markWrong = { bgcolor: 'error.main', borderColor: 'error.main' };
