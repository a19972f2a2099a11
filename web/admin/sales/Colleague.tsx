import { useColleagueName } from './useColleagueName.ts';

/** Shows the name of a colleague. */
export const Colleague = ({ of }: { of: string }) => useColleagueName()(of);
