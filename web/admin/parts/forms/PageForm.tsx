import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { BusyButton } from '../inputs/BusyButton.tsx';
import { Panel } from '../page/Panel.tsx';
import { useBottomBar } from '../page/useBottomBar.ts';
import * as words from '../../../words/admin/en/forms.ts';
import { AskDiscard } from './AskDiscard.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { FieldInputs } from './FieldInputs.tsx';
import { saveKey } from './saveKey.ts';
import type { EditForm } from './useEditForm.ts';
import { useScrolledBack } from './useReload.ts';
import { useUnsaved } from './useUnsaved.ts';

interface Around {
  /** Stands above the fields. */
  above?: ReactNode;
  /** Further buttons, before the others. */
  aside?: ReactNode;
  foot?: ReactNode;
  /** The button that sends the form, with what it does first. */
  submit?: string;
  onSubmit?: () => void;
  /** Another button that sends the form. */
  other?: { label: string; onSubmit: () => void };
}

interface Props<Input> {
  edit: EditForm<Input>;
  around?: Around | undefined;
}

/** The form of a screen. Its buttons stay in sight while there are changes, and leaving asks first. */
export function PageForm<Input>({ edit, around = {} }: Props<Input>) {
  const { above, aside, foot, submit = words.saveChanges, onSubmit, other } = around;
  const { fields, draft, upload, isUnsaved, isBusy } = edit;
  const guard = useUnsaved({ ...edit, onDiscard: edit.discard });
  const bar = useBottomBar(isUnsaved);
  useScrolledBack();
  return (
    <>
      <Box
        component="form"
        noValidate
        onKeyDown={saveKey(() => !isBusy && edit.submit())}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) edit.submit();
        }}
        sx={{ flex: '1 1 420px', maxWidth: { lg: 760 }, minWidth: 0 }}
      >
        <Panel>
          {above && <Box sx={{ p: { xs: '16px 16px 0', md: '24px 28px 0' } }}>{above}</Box>}
          <DraftOffer draft={draft} />
          <FieldInputs fields={fields} upload={upload} />
          <Box ref={bar} sx={{ ...barLook, position: isUnsaved ? 'sticky' : 'static' }}>
            {aside}
            {foot}
            {other && (
              <Button
                variant="outlined"
                size="small"
                onClick={() => {
                  other.onSubmit();
                  if (!isBusy) edit.submit();
                }}
              >
                {other.label}
              </Button>
            )}
            <BusyButton type="submit" busy={isBusy} onClick={onSubmit}>
              {submit}
            </BusyButton>
          </Box>
        </Panel>
      </Box>
      <AskDiscard unsaved={guard} />
    </>
  );
}

const barLook = {
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1.5,
  p: { xs: 2, md: '16px 28px' },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
