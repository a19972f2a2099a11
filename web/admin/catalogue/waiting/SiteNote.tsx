import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Box } from '@mui/material';
import type { Difference } from '../../parts/forms/conflicts.ts';
import { FieldChanges } from '../../parts/history/FieldChanges.tsx';
import { Disclosure } from '../../parts/page/Disclosure.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/waiting.ts';
import { Sentence } from '../../../components/Sentence.tsx';

interface Props {
  /** `theirs` is what is on the site. */
  field: Difference;
  /** Somebody has saved it on the site since the changes began. */
  isConflict: boolean;
}

/** In letters. Longer texts are compared word by word. */
const long = 60;

/** Stands below a field that waits. */
export function SiteNote({ field: { name, label, show = String, mine, theirs }, isConflict }: Props) {
  const since = isConflict && words.savedThereSince;
  const isLong =
    [mine, theirs].every((text) => typeof text === 'string') && `${String(mine)}${String(theirs)}`.length > long;
  return (
    <Box role="note" className="warns near-type strong" sx={noteLook}>
      <ScheduleOutlined aria-hidden sx={{ fontSize: 19, mt: '1px' }} />
      {isLong ? (
        <Disclosure summary={<Sentence text={words.onTheSiteAnotherText} parts={{ since }} />}>
          <Box className="plain" sx={{ mt: 1, color: 'text.primary' }}>
            <FieldChanges fields={[{ field: name, label, before: String(theirs), after: String(mine) }]} />
          </Box>
        </Disclosure>
      ) : (
        <div>
          <Sentence
            text={words.onTheSite}
            parts={{
              value: <Content>{theirs === '' || theirs === null ? words.nothing : show(theirs)}</Content>,
              since,
            }}
          />
        </div>
      )}
    </Box>
  );
}

const noteLook = { display: 'flex', gap: 1, mt: 0.75, overflowWrap: 'anywhere' };
