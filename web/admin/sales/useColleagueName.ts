import { usePersonName } from '../parts/people/usePersonName.ts';

/** Names colleagues beside letters and notes; those without a name are called by the part of their address before the '@'. */
export function useColleagueName(): (who: string) => string {
  const nameOf = usePersonName();
  return (who) => nameOf(who).split('@')[0] ?? who;
}
