import { Box } from '@mui/material';
import { useImportProblems } from '../../parts/notices/ImportNotice.tsx';
import * as words from '../../../words/admin/en/layout.ts';

/** Counts the profiles that wait for a person, and shows nothing when there are none. */
export function StoppedImports() {
  const { length } = useImportProblems();
  if (length === 0) return null;
  return (
    <Box component="span" className="small-type pushed" sx={{ fontWeight: 500 }}>
      {length}
      <span className="visually-hidden"> {words.stoppedOrFailed}</span>
    </Box>
  );
}
