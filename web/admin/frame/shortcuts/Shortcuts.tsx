import { Box, DialogContent, Switch, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState } from 'react';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { readJson, writeJson } from '../../parts/storage/drafts.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/shortcuts.ts';
import { elementKeys, useShortcuts } from './useShortcuts.ts';

const keys = [
  ['Ctrl K', words.searchOrGoToAnything],
  ['/', words.search],
  ...Object.entries(elementKeys),
  ['Ctrl S', words.saveTheForm],
  ['?', words.showThisHelp],
  ['Esc', words.closeADialogOrClear],
];

/** The help of the keyboard shortcuts. People who use speech input can switch the shortcuts off. */
export function Shortcuts({ open, onOpen, onClose }: { open: boolean; onOpen: () => void; onClose: () => void }) {
  const key = `shortcuts:${useSession().adminId}`;
  const [on, setOn] = useState(() => readJson<boolean>(key) ?? true);
  useShortcuts(on, onOpen);
  return (
    <PageDialog open={open} title={words.keyboardShortcuts} width={480} small onClose={onClose}>
      <DialogContent>
        <Box component="dl" sx={{ mb: 2.5 }}>
          {keys.map(([sign, what]) => (
            <Box key={sign} sx={{ display: 'grid', gridTemplateColumns: '72px 1fr', py: 1 }}>
              <dt>
                <Box component="kbd" className="strong sunken" sx={keyLook}>
                  {sign}
                </Box>
              </dt>
              <Typography component="dd" variant="body2">
                {what}
              </Typography>
            </Box>
          ))}
        </Box>
        <Row component="label" spacing={1.5} sx={{ cursor: 'pointer' }}>
          <Switch
            checked={on}
            onChange={(_, checked) => {
              setOn(checked);
              writeJson(key, checked);
            }}
          />
          <Typography variant="body2">{words.useSingleKeysAsShortcuts}</Typography>
        </Row>
      </DialogContent>
    </PageDialog>
  );
}

const keyLook = {
  display: 'inline-block',
  minWidth: 28,
  px: 1,
  border: 1,
  borderColor: 'outline',
  borderRadius: 0.67,
  textAlign: 'center',
  fontFamily: 'inherit',
};
