import { Alert, Button, Stack } from '@mui/material';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';

/** Someone else saved first: what was typed stays until one of the two is chosen. */
export function Conflict({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert severity="warning" ref={box} tabIndex={-1} sx={{ mb: 2.5, maxWidth: 760 }}>
      {texts.save.conflict}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" size="small" onClick={onTheirs}>
          Load theirs
        </Button>
        <Button variant="outlined" size="small" onClick={onMine}>
          Save mine over it
        </Button>
      </Stack>
    </Alert>
  );
}
