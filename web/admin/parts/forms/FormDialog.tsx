import { Box, Button, DialogActions, DialogContent, Stack } from '@mui/material';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { PageDialog } from '../dialogs/PageDialog.tsx';
import { HistoryPanel, type Subject } from '../history/HistoryPanel.tsx';
import { useHistoryTabs } from '../history/HistoryTabs.tsx';
import { BusyButton } from '../inputs/BusyButton.tsx';
import { FieldSkeletons } from '../page/FieldSkeletons.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { AskDiscard } from './AskDiscard.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { FieldInputs } from './FieldInputs.tsx';
import type { Values } from './formFields.ts';
import { saveKey } from './saveKey.ts';
import type { EditForm } from './useEditForm.ts';
import { useUnsaved } from './useUnsaved.ts';

interface Props<Input> {
  title: string;
  /** The label of the button that sends the form. */
  submit: string;
  /** The fields that the button fills in first. */
  sets?: Values;
  /** Another button that sends the form, with what it fills in first. */
  other?: { label: string; sets: Values };
  edit: EditForm<Input>;
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
  /** Further buttons at the foot, beside the one that sends the form. */
  foot?: ReactNode;
  /** The dialog has an address of its own. */
  addressed?: boolean;
  still?: ComponentProps<typeof PageDialog>['still'];
  onClose: () => void;
}

/** A form in a dialog, which Ctrl+S saves, too. Closing it asks first when something was typed. */
export function FormDialog<Input>({
  title,
  submit,
  sets,
  other,
  edit,
  query,
  loadFailed,
  heights,
  width,
  head,
  foot,
  addressed,
  still,
  history,
  onClose,
}: Props<Input>) {
  const { form, fields, draft, upload, saving, isBusy } = edit;
  const formId = useId();
  const guard = useUnsaved({ ...edit, onDiscard: edit.discard, onClose, addressed });
  const { tabs, panel, isHistory } = useHistoryTabs(title);
  const fill = (values: Values = {}) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
  };
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
        <div {...(history && panel('form'))}>
          <form
            id={formId}
            noValidate
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
                  <Stack sx={{ gap: 2.5 }}>
                    <DraftOffer draft={draft} />
                    <FieldInputs fields={fields} upload={upload} />
                  </Stack>
                </FormProvider>
              )}
            </Loaded>
            {saving.conflict && <ConflictDialog {...saving} conflict={saving.conflict} />}
          </form>
        </div>
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" size="small" onClick={guard.close}>
          {isHistory ? 'Close' : 'Cancel'}
        </Button>
        {canSave && foot}
        {canSave && other && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              fill(other.sets);
              if (!isBusy) edit.submit();
            }}
          >
            {other.label}
          </Button>
        )}
        {canSave && (
          <BusyButton type="submit" form={formId} busy={isBusy} onClick={() => fill(sets)}>
            {submit}
          </BusyButton>
        )}
      </DialogActions>
      <AskDiscard unsaved={guard} />
    </PageDialog>
  );
}
