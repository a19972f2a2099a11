import { useColleagueName } from './enquiry.ts';

/** Shows the name of a colleague. */
export const Colleague = ({ of }: { of: string }) => useColleagueName()(of);
