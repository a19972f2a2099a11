import { Box } from '@mui/material';
import { Fragment } from 'react';
import * as words from '../../../words/admin/en/translations.ts';
import { totalOf, type Counts } from './ProgressBar.tsx';

/** Says what is left to do; what is outdated comes first, since it may be wrong. */
export function CountsText({ counts }: { counts: Counts }) {
  const { missing, outdated, machine } = counts;
  const total = totalOf(counts);
  if (missing + outdated + machine === 0)
    return (
      <Box component="span" className="strong" sx={{ color: 'success.main' }}>
        {total === 0 ? words.nothing : words.all(total)}
      </Box>
    );
  const parts = [
    ...(outdated > 0
      ? [
          <Box key="outdated" component="span" className="warns strong">
            {words.outdated(outdated)}
          </Box>,
        ]
      : []),
    ...(machine > 0 ? [<span key="machine">{words.machine(machine)}</span>] : []),
    ...(missing > 0 ? [<span key="missing">{words.missing(missing)}</span>] : []),
  ];
  return (
    <span>
      {parts.map((part, at) => (
        <Fragment key={part.key}>
          {at > 0 && ', '}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
