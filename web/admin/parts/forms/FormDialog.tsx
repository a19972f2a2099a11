import { Box, DialogContent, Stack } from '@mui/material';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { DialogFoot, saveKey } from '../dialogs/DialogFoot.tsx';
import { PageDialog } from '../dialogs/PageDialog.tsx';
import { HistoryPanel, type Subject } from '../history/HistoryPanel.tsx';
import { useHistoryTabs } from '../history/HistoryTabs.tsx';
import { FieldSkeletons } from '../page/FieldSkeletons.tsx';
import { Loaded } from '../page/Loaded.tsx';
import * as words from '../../../words/admin/en/forms.ts';
import { AskDiscard } from './AskDiscard.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { FieldInputs } from './FieldInputs.tsx';
import { FormButtons, type FormActs } from './FormButtons.tsx';
import { useUnsaved } from './useUnsaved.ts';

interface Props<Input> extends FormActs<Input> {
  title: string;
  /** Stands above the fields. */
  above?: ReactNode;
  /** Stands beside the form. */
  beside?: ReactNode;
  /** The form is shown once this query is loaded. */
  query: ComponentProps<typeof Loaded>['query'];
  loadFailed: string;
  /** The heights of the fields in pixels, for the placeholders. */
  heights: number[];
  /** The entry whose history stands beside the form; undefined for a new one. */
  history?: Subject | undefined;
  width?: ComponentProps<typeof PageDialog>['width'];
  /** Further buttons in the head. */
  head?: ReactNode;
  /** The dialog has an address of its own. */
  addressed?: boolean;
  still?: ComponentProps<typeof PageDialog>['still'];
  onClose: () => void;
}

/** A form in a dialog, which Ctrl+S saves, too. Closing it asks first when something was typed. */
export function FormDialog<Input>(props: Props<Input>) {
  const { title, edit, above, beside, query, loadFailed, heights, width, head, addressed, still, history, onClose } =
    props;
  const { form, fields, draft, upload, saving, isBusy } = edit;
  const formId = useId();
  const guard = useUnsaved({ ...edit, onDiscard: edit.discard, onClose, addressed });
  const { tabs, panel, isHistory } = useHistoryTabs(title);
  const canSave = query.data !== undefined && !isHistory;

  return (
    <PageDialog
      open
      title={title}
      width={isHistory ? 820 : width}
      head={head}
      still={still}
      onClose={guard.close}
      onKeyDown={saveKey(() => canSave && !isBusy && edit.submit())}
    >
      {history && <Box sx={{ px: 2 }}>{tabs}</Box>}
      <DialogContent sx={{ p: history ? '24px 28px !important' : '0 28px 24px' }}>
        {history && <div {...panel('history')}>{isHistory && <HistoryPanel subject={history} />}</div>}
        <Box {...(history && panel('form'))} sx={{ display: { lg: isHistory ? undefined : 'flex' }, gap: 3.5 }}>
          <Box
            component="form"
            id={formId}
            noValidate
            className="shrinks"
            sx={{ flex: '1 1 0' }}
            onSubmit={(event) => {
              event.preventDefault();
              // To React, a form in a dialog is inside the form of the page.
              event.stopPropagation();
              if (!isBusy) edit.submit();
            }}
          >
            <Loaded query={query} failed={loadFailed} skeleton={<FieldSkeletons heights={heights} />}>
              {() => (
                <FormProvider {...form}>
                  <Stack spacing={2.5}>
                    {above}
                    <DraftOffer draft={draft} />
                    <FieldInputs fields={fields} upload={upload} />
                  </Stack>
                </FormProvider>
              )}
            </Loaded>
            {saving.conflict && <ConflictDialog {...saving} conflict={saving.conflict} of={history} />}
          </Box>
          {query.data !== undefined && !isHistory && beside}
        </Box>
      </DialogContent>
      <DialogFoot>
        <FormButtons
          {...props}
          formId={formId}
          canSave={canSave}
          cancel={{ label: isHistory ? words.close : words.cancel, run: guard.close }}
        />
      </DialogFoot>
      <AskDiscard unsaved={guard} />
    </PageDialog>
  );
}
