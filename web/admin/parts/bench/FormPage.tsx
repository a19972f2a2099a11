import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { Box, Button } from '@mui/material';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { HistoryPanel, type Subject } from '../history/HistoryPanel.tsx';
import { useHistoryTabs } from '../history/HistoryTabs.tsx';
import { FieldSkeletons } from '../page/FieldSkeletons.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { pageEdges } from '../page/AdminPage.tsx';
import { ScreenHead } from '../page/ScreenHead.tsx';
import * as benchWords from '../../../words/admin/en/bench.ts';
import * as words from '../../../words/admin/en/forms.ts';
import { useFirstError } from './useFirstError.ts';
import { ConflictDialog } from '../forms/ConflictDialog.tsx';
import type { EditForm } from '../forms/useEditForm.ts';
import { PageForm } from './PageForm.tsx';
import { SectionNav } from './SectionNav.tsx';
import { sectionsOf, type Section } from './sections.ts';
import { useSections, type SectionsState } from './useSections.ts';

interface Props<Input> {
  title: string;
  edit: EditForm<Input>;
  query: ComponentProps<typeof Loaded>['query'];
  /** The heights of the fields in pixels, for the placeholders. */
  heights: number[];
  /** Stands beside the form on wide screens. */
  preview: ReactNode;
  history: Subject;
  /** Stands beside the title. */
  state?: ReactNode;
  around?: ComponentProps<typeof PageForm<Input>>['around'];
}

/** A screen that is one form, with its sections at the left and a preview at the right where there is room. */
export function FormPage<Input>({ title, edit, query, heights, preview, history, state, around }: Props<Input>) {
  const { form, fields, saving } = edit;
  const sections = useMemo(() => sectionsOf(fields), [fields]);
  const sectionsState = useSections(sections, `section of ${title}`);
  const { box, isPhone, open, showList } = sectionsState;
  const { tabs, panel, isHistory } = useHistoryTabs(title);
  return (
    <Box className="on-paper" sx={frameLook}>
      <ScreenHead title={title} tabs={tabs} action={state} />
      <Loaded
        query={query}
        failed={words.failedToLoadSettings}
        skeleton={
          <Box sx={historyLook}>
            <FieldSkeletons heights={heights} />
          </Box>
        }
      >
        {() => (
          <>
            <Box {...panel('history')} sx={historyLook}>
              {isHistory && <HistoryPanel subject={history} />}
            </Box>
            <div {...panel('form')}>
              <FormProvider {...form}>
                <WrongSection sections={sections} state={sectionsState} />
                <Box ref={box} sx={[gridLook, isPhone && oneSection(open)]}>
                  <Box className="sunken" sx={asideLook}>
                    <SectionNav sections={sections} state={sectionsState} />
                    {isPhone && open !== undefined && (
                      <Button size="small" startIcon={<ArrowBackOutlined />} onClick={showList} sx={{ m: 1 }}>
                        {benchWords.allSections}
                      </Button>
                    )}
                  </Box>
                  <PageForm edit={edit} around={around} />
                  <Box sx={besideLook}>{preview}</Box>
                </Box>
              </FormProvider>
            </div>
          </>
        )}
      </Loaded>
      {saving.conflict && <ConflictDialog {...saving} conflict={saving.conflict} of={history} />}
    </Box>
  );
}

/** After a refused save the section of the first wrong field is open. */
function WrongSection({ sections, state }: { sections: readonly Section[]; state: SectionsState }) {
  useFirstError(sections, state);
  return null;
}

/** On a phone the sections are a list first, then one of them at a time; the bar of changes stays. */
const oneSection = (open: string | undefined) => ({
  [`& [data-section]${open === undefined ? '' : `:not([data-section=${JSON.stringify(open)}])`}`]: { display: 'none' },
});

const frameLook = { m: pageEdges, minHeight: { xs: 'calc(100dvh - 56px)', md: '100dvh' } };

/** Shows a page as the bench shows a product: sections at the left, the form, and the page as it will be. */
const gridLook = {
  display: { xs: 'block', sm: 'grid' },
  gridTemplateColumns: { sm: '184px minmax(0, 1fr)', md: '184px minmax(0, 1fr) auto' },
  alignItems: 'stretch',
  minHeight: { md: 'calc(100dvh - 57px)' },
  borderTop: 'var(--hairline)',
};
const asideLook = {
  '& > nav': {
    position: { sm: 'sticky' },
    top: { sm: 56, md: 0 },
    maxHeight: { sm: 'calc(100dvh - 56px)' },
    borderRight: 0,
  },
};
const besideLook = {
  px: { lg: 2.5 },
  py: { lg: 2 },
  borderLeft: { lg: 1 },
  borderColor: { lg: 'divider' },
  '&:empty': { display: 'none' },
};
const historyLook = { maxWidth: 908, p: { xs: 2, md: '20px 24px' }, borderTop: 'var(--hairline)' };
