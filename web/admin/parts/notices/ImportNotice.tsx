import { Alert } from '@mui/material';
import { Link } from 'react-router-dom';
import { fullDate } from '../texts/dates.ts';
import { Content } from '../texts/Content.tsx';
import * as words from '../../../words/admin/en/parts.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { useImportProblemsQuery } from './importProblems.generated.ts';
import { useMayOpen } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** More of them would push the list of products out of sight. */
const mostNamed = 2;

/** Stands on the first screen after signing in: a run that stopped itself waits for a person. */
export function ImportNotice() {
  const problems = useImportProblems();
  if (problems.length > mostNamed)
    return (
      <Alert severity="warning" role="status" sx={{ mb: 2 }}>
        <Sentence
          text={words.importsStoppedThemselves}
          parts={{ count: problems.length, link: <Link to="/admin/imports">{words.lookAtTheImports}</Link> }}
        />
      </Alert>
    );
  return problems.map(({ id, name, state, createdAt, reasons }) => (
    <Alert key={id} severity={state === 'STOPPED' ? 'warning' : 'error'} role="status" sx={{ mb: 2 }}>
      <Sentence
        text={state === 'STOPPED' ? words.importStopped : words.importFailed}
        parts={{
          name: <Content>{name}</Content>,
          date: fullDate(createdAt),
          reason: reasons[0],
          link: (
            <Link to={`/admin/imports/runs/${id}`} aria-label={words.lookAtTheRunOf(name)}>
              {words.look}
            </Link>
          ),
        }}
      />
    </Alert>
  ));
}

/** Returns the profiles whose last run has stopped itself or failed, for those who may look at it. */
export function useImportProblems() {
  const { data } = useImportProblemsQuery({
    fetchPolicy: 'cache-and-network',
    skip: !useMayOpen(useSession().roles)('/admin/imports'),
  });
  return (data?.importProfiles ?? []).flatMap(({ name, lastRun }) =>
    lastRun && (lastRun.state === 'STOPPED' || lastRun.state === 'FAILED') ? [{ name, ...lastRun }] : [],
  );
}
