import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { BusyButton } from '../inputs/BusyButton.tsx';
import { Panel } from '../page/Panel.tsx';
import { useBottomBar } from '../page/useBottomBar.ts';
import { AskDiscard } from './AskDiscard.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { FieldInputs } from './FieldInputs.tsx';
import { saveKey } from './saveKey.ts';
import type { EditForm } from './useEditForm.ts';
import { useScrolledBack } from './useReload.ts';
import { useUnsaved } from './useUnsaved.ts';

/** The form of a screen. Its button stays in sight while there are changes, and leaving asks first. */
export function PageForm<Input>({ edit, foot }: { edit: EditForm<Input>; foot?: ReactNode }) {
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
          <DraftOffer draft={draft} />
          <FieldInputs fields={fields} upload={upload} />
          <Box ref={bar} sx={{ ...barLook, position: isUnsaved ? 'sticky' : 'static' }}>
            {foot}
            <BusyButton type="submit" busy={isBusy}>
              Save changes
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
  justifyContent: 'flex-end',
  gap: 1.5,
  p: { xs: 2, md: '16px 28px' },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
