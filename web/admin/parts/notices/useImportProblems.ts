import { useImportProblemsQuery } from './importProblems.generated.ts';
import { useMayOpen } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';

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
