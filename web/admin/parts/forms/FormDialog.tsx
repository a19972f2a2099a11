import { Box, Button, DialogActions, DialogContent, Stack } from '@mui/material';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { PageDialog } from '../dialogs/PageDialog.tsx';
import { HistoryPanel, type Subject } from '../history/HistoryPanel.tsx';
import { useHistoryTabs } from '../history/HistoryTabs.tsx';
import { BusyButton } from '../inputs/BusyButton.tsx';
import { FieldSkeletons } from '../page/FieldSkeletons.tsx';
import { Loaded } from '../page/Loaded.tsx';
import * as words from '../../../words/admin/en/forms.ts';
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
  /** Called before the button sends the form. */
  onSubmit?: () => void;
  /** Another button that sends the form, with what it does first. */
  other?: { label: string; sets?: Values; onSubmit?: () => void };
  /** A further button, before the others. */
  aside?: ReactNode;
  /** Stands above the fields. */
  above?: ReactNode;
  /** Stands beside the form. */
  beside?: ReactNode;
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
  onSubmit,
  other,
  aside,
  above,
  beside,
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
        <Box {...(history && panel('form'))} sx={{ display: { lg: isHistory ? undefined : 'flex' }, gap: 3.5 }}>
          <Box
            component="form"
            id={formId}
            noValidate
            sx={{ flex: '1 1 0', minWidth: 0 }}
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
      <DialogActions disableSpacing sx={footLook}>
        {canSave && aside}
        <Button variant="outlined" size="small" onClick={guard.close}>
          {isHistory ? words.close : words.cancel}
        </Button>
        {canSave && foot}
        {canSave && other && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              fill(other.sets);
              other.onSubmit?.();
              if (!isBusy) edit.submit();
            }}
          >
            {other.label}
          </Button>
        )}
        {canSave && (
          <BusyButton
            type="submit"
            form={formId}
            busy={isBusy}
            onClick={() => {
              fill(sets);
              onSubmit?.();
            }}
          >
            {submit}
          </BusyButton>
        )}
      </DialogActions>
      <AskDiscard unsaved={guard} />
    </PageDialog>
  );
}

/** On a phone several buttons take two rows. */
const footLook = {
  flexWrap: 'wrap',
  gap: 1.5,
  p: '16px 28px',
  borderTop: 1,
  borderColor: 'divider',
  '& > *': { whiteSpace: 'nowrap' },
};
