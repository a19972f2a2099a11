import { profileSetup, type ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { badInputs } from '../../../core/errors.ts';

/** Reads what a profile says; what is left out is as usual. Throws `BAD_USER_INPUT`, which names each wrong place. */
export function readSetup(given: unknown): ProfileSetup {
  const { data, error } = profileSetup.safeParse(given ?? {});
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => ({ field: ['setup', ...path].join('.'), message }));
  const [first] = problems;
  throw badInputs(problems, `${first?.message} (at ${first?.field}).`);
}
