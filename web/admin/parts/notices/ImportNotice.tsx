import { Alert } from '@mui/material';
import { Link } from 'react-router-dom';
import { fullDate } from '../texts/dates.ts';
import { useImportProblems } from './useImportProblems.ts';

/** Stands on the first screen after signing in: a run that stopped itself waits for a person. */
export function ImportNotice() {
  return useImportProblems().map(({ id, name, state, createdAt, reasons }) => (
    <Alert key={id} severity={state === 'STOPPED' ? 'warning' : 'error'} role="status" sx={{ mb: 2 }}>
      The import <span lang="tr">{name}</span> {state === 'STOPPED' ? 'stopped itself' : 'failed'} on{' '}
      {fullDate(createdAt)}. Nothing was changed. {reasons[0]}{' '}
      <Link to={`/admin/imports/runs/${id}`} aria-label={`Look at the run of ${name}`}>
        Look
      </Link>
    </Alert>
  ));
}
