import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { ProposalShownFragment } from './proposals.generated.ts';
import { FieldChanges } from '../../parts/history/FieldChanges.tsx';
import * as words from '../../../words/admin/en/proposals.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

type Change = ProposalShownFragment['changes'][number];

/** Lists the products with what changes of each, and says where somebody has written something else since. */
export const ProposedChanges = ({ proposal: { changes, count, state } }: { proposal: ProposalShownFragment }) => (
  <>
    <Box sx={listLook}>
      {changes.map((change) => (
        <section key={change.id} aria-label={change.name}>
          <Typography component="h2" lang={siteLanguage} className="dense-type strong breaks" sx={{ mb: 0.5 }}>
            <Box component={Link} to={`/admin/products/${encodeURIComponent(change.thingId)}`} sx={linkLook}>
              {change.name}
            </Box>
          </Typography>
          <FieldChanges fields={change.fields} />
          {state === 'WAITING' && <Met fields={change.fields} />}
        </section>
      ))}
    </Box>
    {count > changes.length && <Quiet>{words.deletedSince(count - changes.length)}</Quiet>}
  </>
);

const Met = ({ fields }: Pick<Change, 'fields'>) =>
  fields
    .filter(({ isMet }) => isMet)
    .map(({ field, label, now }) => (
      <Typography key={field} variant="body2" className="strong warns" sx={{ mt: 0.5 }}>
        {words.wasChangedSinceAndIsNow(label, now ?? words.empty)}
      </Typography>
    ));

/** Two columns where there is room for both. */
const listLook = {
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
};

const linkLook = { color: 'inherit', textUnderlineOffset: 3 } as const;
