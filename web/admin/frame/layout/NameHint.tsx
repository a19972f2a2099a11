import { Box } from '@mui/material';
import { use, useEffect, useState } from 'react';
import { IconMenu } from '../../parts/page/IconMenu.tsx';
import { readJson, writeJson } from '../../parts/storage/drafts.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/layout.ts';

/** Asks once for the name of the person: in the window that they first sign in with, and never again in this browser. */
export function NameHint() {
  const key = `name-asked:${useSession().adminId}`;
  const [isFirst] = useState(() => readJson<boolean>(key) !== true);
  useEffect(() => void writeJson(key, true), [key]);
  const isIcon = use(IconMenu);
  return (
    isFirst && (
      // Beside an icon there is room for a dot alone; the words are heard.
      <Box component="span" sx={isIcon ? dotLook : look}>
        <span className={isIcon ? 'visually-hidden' : undefined}>{words.addYourName}</span>
      </Box>
    )
  );
}

const look = { fontSize: 13.5, fontWeight: 500, whiteSpace: 'nowrap', color: 'surface.accentOnInk' } as const;
const dotLook = {
  '&&': { width: 8, minWidth: 8, height: 8, p: 0 },
  borderRadius: '50%',
  bgcolor: 'surface.accentOnInk',
} as const;
