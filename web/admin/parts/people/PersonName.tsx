import { useColleaguesQuery } from './colleagues.generated.ts';

/** Shows the name of a person in place of their e-mail address. */
export const PersonName = ({ of }: { of: string }) => usePersonName()(of);

/**
 * Returns a function that names a person by their e-mail address. Programs, commands and people who have given no name are
 * called as the API calls them. All places share one query.
 */
export function usePersonName(): (who: string) => string {
  const { data } = useColleaguesQuery();
  return (who) => data?.colleagues.find(({ email }) => email === who)?.name ?? who;
}
