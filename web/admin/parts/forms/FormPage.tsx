import { Box } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { HistoryPanel, type Subject } from '../history/HistoryPanel.tsx';
import { useHistoryTabs } from '../history/HistoryTabs.tsx';
import { AdminPage } from '../page/AdminPage.tsx';
import { FieldSkeletons } from '../page/FieldSkeletons.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { Panel } from '../page/Panel.tsx';
import * as words from '../../../words/admin/en/forms.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PageForm } from './PageForm.tsx';
import type { EditForm } from './useEditForm.ts';

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

/** A screen that is one form. */
export function FormPage<Input>({ title, edit, query, heights, preview, history, state, around }: Props<Input>) {
  const { form, saving } = edit;
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
                <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
                  <PageForm edit={edit} around={around} />
                  {preview}
                </Box>
              </FormProvider>
            </div>
          </>
        )}
      </Loaded>
      {saving.conflict && <ConflictDialog {...saving} conflict={saving.conflict} />}
    </AdminPage>
  );
}
