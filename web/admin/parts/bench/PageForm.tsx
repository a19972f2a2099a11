import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useBottomBar } from '../page/useBottomBar.ts';
import { useNarrow } from '../page/useNarrow.ts';
import * as words from '../../../words/admin/en/forms.ts';
import { AskDiscard } from '../forms/AskDiscard.tsx';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { FormButtons, type FormActs } from '../forms/FormButtons.tsx';
import { FieldInputs } from '../forms/FieldInputs.tsx';
import { saveKey } from '../dialogs/DialogFoot.tsx';
import { denseLook } from './benchLook.ts';
import { ChangedNames } from './ChangedNames.tsx';
import type { EditForm } from '../forms/useEditForm.ts';
import { useScrolledBack } from '../forms/useReload.ts';
import { useUnsaved } from '../forms/useUnsaved.ts';

interface Around extends Partial<Omit<FormActs<unknown>, 'edit' | 'sets'>> {
  /** Stands above the fields. */
  above?: ReactNode;
}

interface Props<Input> {
  edit: EditForm<Input>;
  around?: Around | undefined;
}

/** The form of a screen. Its buttons stay in sight while there are changes, and leaving asks first. */
export function PageForm<Input>({ edit, around = {} }: Props<Input>) {
  const { above, submit = words.saveChanges, ...acts } = around;
  const { fields, draft, upload, isUnsaved, isBusy } = edit;
  const guard = useUnsaved({ ...edit, onDiscard: edit.discard });
  const isStuck = !useNarrow() || isUnsaved;
  const bar = useBottomBar(isStuck);
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
        sx={formLook}
      >
        {above && <Box sx={{ p: { xs: '16px 16px 0', md: '24px 28px 0' } }}>{above}</Box>}
        <DraftOffer draft={draft} />
        <Box className="grows" sx={sectionsLook}>
          <FieldInputs fields={fields} upload={upload} />
        </Box>
        <Box ref={bar} sx={{ ...barLook, position: isStuck ? 'sticky' : 'static' }}>
          <ChangedNames fields={fields} />
          <FormButtons {...acts} edit={edit} submit={submit} />
        </Box>
      </Box>
      <AskDiscard unsaved={guard} />
    </>
  );
}

const formLook = {
  ...denseLook,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderLeft: { sm: 1 },
  borderColor: { sm: 'divider' },
  containerType: 'inline-size',
} as const;

/** Sections stand in two columns where the form is wide enough. */
const sectionsLook = {
  '& > section': { scrollMarginTop: 28 },
  '@container (min-width: 720px)': {
    columns: 2,
    columnGap: 0,
    columnRule: '1px solid var(--mui-palette-divider)',
    '& > section': { breakInside: 'avoid' },
  },
};

const barLook = {
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 1.5,
  p: { xs: '12px 16px', md: '12px 28px' },
  borderTop: 'var(--hairline)',
  bgcolor: 'background.paper',
  // On a phone two buttons share a row, and what cannot be pressed yet takes none.
  '& > .MuiButton-root': { flex: { xs: '1 1 40%', sm: 'none' } },
  '& > .Mui-disabled': { display: { xs: 'none', sm: 'inline-flex' } },
} as const;
