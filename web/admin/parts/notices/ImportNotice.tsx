import { Alert } from '@mui/material';
import { Link } from 'react-router-dom';
import { fullDate } from '../texts/dates.ts';
import { useImportProblems } from './useImportProblems.ts';

/** More of them would push the list of products out of sight. */
const mostNamed = 2;

/** Stands on the first screen after signing in: a run that stopped itself waits for a person. */
export function ImportNotice() {
  const problems = useImportProblems();
  if (problems.length > mostNamed)
    return (
      <Alert severity="warning" role="status" sx={{ mb: 2 }}>
        {problems.length} imports stopped themselves or failed. <Link to="/admin/imports">Look at the imports</Link>
      </Alert>
    );
  return problems.map(({ id, name, state, createdAt, reasons }) => (
    <Alert key={id} severity={state === 'STOPPED' ? 'warning' : 'error'} role="status" sx={{ mb: 2 }}>
      The import <span lang="tr">{name}</span> {state === 'STOPPED' ? 'stopped itself' : 'failed'} on{' '}
      {fullDate(createdAt)}. Nothing was changed. {reasons[0]}{' '}
      <Link to={`/admin/imports/runs/${id}`} aria-label={`Look at the run of ${name}`}>
        Look
      </Link>
    </Alert>
  ));
}
