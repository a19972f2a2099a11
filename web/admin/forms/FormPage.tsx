import { Box } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { AdminPage } from '../components/AdminPage.tsx';
import { FieldSkeletons } from '../components/FieldSkeletons.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { texts } from '../texts/texts.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PageForm } from './PageForm.tsx';
import type { EditForm } from './useEditForm.ts';

interface Props<Input> {
  title: string;
  edit: EditForm<Input>;
  query: ComponentProps<typeof Loaded>['query'];
  /** Heights of the fields, in pixels, while they load. */
  heights: number[];
  /** Beside the form, where there is room. */
  preview: ReactNode;
}

/** A screen that is one form. */
export function FormPage<Input>({ title, edit, query, heights, preview }: Props<Input>) {
  const { form, saving } = edit;
  return (
    <AdminPage title={title}>
      <Loaded query={query} failed={texts.settings.loadFailed} skeleton={<FieldSkeletons heights={heights} />}>
        {() => (
          <FormProvider {...form}>
            <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
              <PageForm edit={edit} />
              {preview}
            </Box>
          </FormProvider>
        )}
      </Loaded>
      {saving.conflict && <ConflictDialog {...saving} conflict={saving.conflict} />}
    </AdminPage>
  );
}
