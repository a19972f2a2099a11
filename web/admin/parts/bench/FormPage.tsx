import { Box } from '@mui/material';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { HistoryPanel, type Subject } from '../history/HistoryPanel.tsx';
import { useHistoryTabs } from '../history/HistoryTabs.tsx';
import { AdminPage } from '../page/AdminPage.tsx';
import { FieldSkeletons } from '../page/FieldSkeletons.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { Panel } from '../page/Panel.tsx';
import * as words from '../../../words/admin/en/forms.ts';
import { ConflictDialog } from '../forms/ConflictDialog.tsx';
import type { EditForm } from '../forms/useEditForm.ts';
import { PageForm } from './PageForm.tsx';
import { SectionNav } from './SectionNav.tsx';
import { sectionsOf } from './sections.ts';
import { useSections } from './useSections.ts';

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
  const sectionsState = useSections(sections, false);
  const { tabs, panel, isHistory } = useHistoryTabs(title);
  return (
    <AdminPage title={title} action={state}>
      <Loaded query={query} failed={words.failedToLoadSettings} skeleton={<FieldSkeletons heights={heights} />}>
        {() => (
          <>
            <Box sx={{ mb: 3 }}>{tabs}</Box>
            <Box {...panel('history')} sx={{ maxWidth: 860 }}>
              {isHistory && (
                <Panel>
                  <Box sx={{ p: { xs: 2, md: '24px 28px' } }}>
                    <HistoryPanel subject={history} />
                  </Box>
                </Panel>
              )}
            </Box>
            <div {...panel('form')}>
              <FormProvider {...form}>
                <Box ref={sectionsState.box} sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
                  <Box sx={besideLook}>
                    <SectionNav sections={sections} state={sectionsState} />
                  </Box>
                  <PageForm edit={edit} around={around} />
                  {preview}
                </Box>
              </FormProvider>
            </div>
          </>
        )}
      </Loaded>
      {saving.conflict && <ConflictDialog {...saving} conflict={saving.conflict} of={history} />}
    </AdminPage>
  );
}

const besideLook = {
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: 28,
  flex: { md: '0 0 160px', xl: '0 0 184px' },
  border: 1,
  borderColor: 'divider',
  '& > nav': { borderRight: 0 },
} as const;
