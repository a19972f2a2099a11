import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useProductImportsQuery } from './sheets.generated.ts';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/fileImports.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as ofShops from '../../../words/admin/en/shopImports.ts';
import { KeptValues } from './KeptValues.tsx';
import { useUndoImport } from './useUndoImport.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** Lists the imports of the last thirty days, each of which can be undone. */
export function EarlierImports() {
  const nameOf = usePersonName();
  const query = useProductImportsQuery({ fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState<string>();
  const [busy, setBusy] = useState(false);
  const undo = useUndoImport();

  async function undoAsked(token: string) {
    setBusy(true);
    await undo(token);
    setBusy(false);
    setAsking(undefined);
    await query.refetch();
  }

  if (query.data?.productImports.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="earlier-imports" className="ruled">
      <Typography variant="h5" component="h2" id="earlier-imports" sx={{ p: { xs: 2, md: '16px 24px' } }}>
        {words.importsOfThirtyDays}
      </Typography>
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={2} />}>
        {({ productImports }) => (
          <PlainList aria-label={words.imports}>
            {productImports.map(({ id, fileName, admin, createdAt, added, changed, undoToken, kept, pictures }) => (
              <Box className="row wraps ruled" component="li" key={id} sx={rowLook}>
                <Box className="shrinks" sx={{ flex: '1 1 220px' }}>
                  <Typography variant="body2" className="strong breaks">
                    {fileName}
                  </Typography>
                  <Typography className="muted breaks" variant="caption">
                    {words.importOf(fullDate(createdAt), nameOf(admin))}
                  </Typography>
                </Box>
                <Typography className="muted" variant="body2">
                  {words.countsOf(added, changed)}
                </Typography>
                {pictures.waiting + pictures.done + pictures.left > 0 && (
                  <Typography
                    className="muted"
                    variant="body2"
                    title={pictures.reasons.map(({ address, why }) => `${address}: ${why}`).join('\n')}
                  >
                    {ofShops.picturesFetched(pictures)}
                  </Typography>
                )}
                {undoToken === null ? (
                  <Typography className="muted pushed flush-end" variant="body2" sx={{ minWidth: 88 }}>
                    {words.undone}
                  </Typography>
                ) : (
                  <Button
                    variant="outlined"
                    size="small"
                    className="pushed"
                    aria-label={words.undoTheImportOf(fileName)}
                    onClick={() => setAsking(undoToken)}
                  >
                    {words.undo}
                  </Button>
                )}
                {kept.length > 0 && <KeptValues kept={kept} />}
              </Box>
            ))}
          </PlainList>
        )}
      </Loaded>
      {asking && (
        <ConfirmDialog
          open
          title={words.undoThisImport}
          text={words.whatUndoDoes}
          confirm={words.undo}
          busy={busy}
          onConfirm={() => void undoAsked(asking)}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </Box>
  );
}

const rowLook = { columnGap: 2.5, rowGap: 1, p: { xs: '10px 16px', md: '8px 24px' } } as const;
