import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { PreviewRestoreMutation } from './backup.generated.ts';
import * as words from '../../../words/admin/en/backup.ts';
import { firstCapital } from '../../session/officeLetters.ts';

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
      aria-label={words.whatWouldChange}
      sx={{
        fontVariantNumeric: 'tabular-nums lining-nums',
        '& th, & td': { px: { xs: 1, sm: 2 }, overflowWrap: 'normal' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>
            <span className="visually-hidden">{words.ofWhat}</span>
          </TableCell>
          <TableCell align="right">{words.now}</TableCell>
          <TableCell align="right">{words.inTheBackup}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {counts.map(({ what, now, then }) => (
          <TableRow key={what} sx={{ '& td': { fontWeight: now === then ? 400 : 600 } }}>
            <TableCell component="th" scope="row">
              {firstCapital(what)}
            </TableCell>
            <TableCell align="right">{now ?? '–'}</TableCell>
            <TableCell align="right">{then}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
    <Typography variant="body2" sx={{ mt: 1.5 }}>
      {added + replaced + removed > 0
        ? words.uploadedFilesAddedReplaced(added, replaced, removed)
        : words.uploadedFilesStayAsTheyAre}
    </Typography>
    {suspended.length > 0 && (
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {words.accountsOfTheBackup(suspended.join(', '))}
      </Typography>
    )}
    {staying.length > 0 && (
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {words.accountsThatTheBackup(staying.join(', '))}
      </Typography>
    )}
    {erasures > 0 && (
      <Typography variant="body2" className="strong" sx={{ mt: 1.5 }}>
        {words.erasuresOfPersonalDataCame(erasures)}
      </Typography>
    )}
  </>
);
