import { usePersonName } from './usePersonName.ts';

/** Shows the name of a person in place of their e-mail address. */
export const PersonName = ({ of }: { of: string }) => usePersonName()(of);
