import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { readJson, writeJson } from '../../parts/storage/jsonStorage.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/layout.ts';

/** Asks once for the name of the person: in the window that they first sign in with, and never again in this browser. */
export function NameHint() {
  const key = `name-asked:${useSession().adminId}`;
  const [isFirst] = useState(() => readJson<boolean>(key) !== true);
  useEffect(() => void writeJson(key, true), [key]);
  return (
    isFirst && (
      <Box component="span" sx={look}>
        {words.addYourName}
      </Box>
    )
  );
}

const look = { fontSize: 13.5, fontWeight: 500, whiteSpace: 'nowrap', color: 'surface.accentOnInk' } as const;
