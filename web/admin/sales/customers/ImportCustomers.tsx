import { Box, Button, DialogContent, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import * as words from '../../../words/admin/en/customers.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useImportCustomersMutation, type ReportOfCustomersFragment as Report } from './customers.generated.ts';

/** So many wrong rows are listed; the file has them all. */
const mostListed = 20;

/** Imports customers from a file: a trial says what would happen, and a second press does it. */
export function ImportCustomers() {
  const input = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const [send, { loading: busy }] = useImportCustomersMutation();
  const [tried, setTried] = useState<{ file: File; report: Report } | null>(null);
  async function take(file: File, dryRun: boolean) {
    try {
      const { data } = await send({
        variables: { file, dryRun },
        ...(dryRun ? {} : { refetchQueries: ['CustomerList'] }),
      });
      if (!data) return;
      const { importCustomers: report } = data;
      if (dryRun) return setTried({ file, report });
      setTried(null);
      notify.success(words.customersImported(report.created, report.changed));
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToImport, error);
    }
  }
  return (
    <>
      <Button variant="outlined" size="small" disabled={busy} onClick={() => input.current?.click()}>
        {words.importCustomers}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.fileOfCustomers}
        accept=".csv,.tsv,.txt,.xlsx"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file, true);
          // Without this a corrected file could not be chosen again.
          target.value = '';
        }}
      />
      {tried && (
        <PageDialog open title={words.importTitle(tried.file.name)} width={560} onClose={() => setTried(null)}>
          <DialogContent>
            <Counts report={tried.report} />
            <Wrong report={tried.report} />
            <Stack direction="row" className="at-end" sx={{ mt: 3 }}>
              <Button
                variant="contained"
                disabled={busy || tried.report.created + tried.report.changed === 0}
                onClick={() => void take(tried.file, false)}
              >
                {words.importNow(tried.report.created + tried.report.changed)}
              </Button>
            </Stack>
          </DialogContent>
        </PageDialog>
      )}
    </>
  );
}

function Counts({ report: { created, changed, unchanged, wrong } }: { report: Report }) {
  const counted = [
    [words.added, created],
    [words.changed, changed],
    [words.unchanged, unchanged],
    [words.leftOut, wrong],
  ] as const;
  return (
    <Box className="wraps" component="dl" sx={{ gap: 3, '& dd': { m: 0, fontWeight: 600 } }}>
      {counted.map(([name, count]) => (
        <div key={name}>
          <Box className="muted near-type" component="dt">
            {name}
          </Box>
          <dd>{count}</dd>
        </div>
      ))}
    </Box>
  );
}

function Wrong({ report: { rows } }: { report: Report }) {
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  if (wrong.length === 0) return null;
  return (
    <Box component="ul" aria-label={words.wrongRows} className="bulleted dense-type breaks" sx={{ mt: 2 }}>
      {wrong.slice(0, mostListed).map(({ line, name, problems }) => (
        <li key={line}>
          <b>{words.rowOf(line, name ?? null)}</b> {problems.map(({ message }) => message).join(' ')}
        </li>
      ))}
      {wrong.length > mostListed && <li>{words.moreRows(wrong.length - mostListed)}</li>}
    </Box>
  );
}
