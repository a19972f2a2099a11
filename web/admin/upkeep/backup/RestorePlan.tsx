import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { PreviewRestoreMutation } from '../../../graphql/generated/operations.ts';
import { counted } from '../../parts/texts/counted.ts';

type Plan = PreviewRestoreMutation['previewRestore'];

/** Lists the changes that restoring a backup would make. */
export const RestorePlan = ({
  plan: { counts, added, replaced, removed, suspended, staying, erasures },
}: {
  plan: Plan;
}) => (
  <>
    <Table
      size="small"
      aria-label="What would change"
      sx={{
        fontVariantNumeric: 'tabular-nums lining-nums',
        '& th, & td': { px: { xs: 1, sm: 2 }, overflowWrap: 'normal' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>
            <span className="visually-hidden">Of what</span>
          </TableCell>
          <TableCell align="right">Now</TableCell>
          <TableCell align="right">In the backup</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {counts.map(({ what, now, then }) => (
          <TableRow key={what} sx={{ '& td': { fontWeight: now === then ? 400 : 600 } }}>
            <TableCell component="th" scope="row">
              {what.charAt(0).toUpperCase() + what.slice(1)}
            </TableCell>
            <TableCell align="right">{now ?? '–'}</TableCell>
            <TableCell align="right">{then}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
    <Typography variant="body2" sx={{ mt: 1.5 }}>
      {added + replaced + removed > 0
        ? `Uploaded files: ${added} added, ${replaced} replaced, ${removed} removed.`
        : 'Uploaded files stay as they are.'}
    </Typography>
    {suspended.length > 0 && (
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        Accounts of the backup that are not here come back suspended, until you let them in: {suspended.join(', ')}.
      </Typography>
    )}
    {staying.length > 0 && (
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        Accounts that the backup does not have stay: {staying.join(', ')}.
      </Typography>
    )}
    {erasures > 0 && (
      <Typography variant="body2" sx={{ mt: 1.5, fontWeight: 600 }}>
        {counted(erasures, 'erasure')} of personal data came after this backup: what was erased is back. Backups and
        Personal data then list it, to erase it again at one press.
      </Typography>
    )}
  </>
);
