/** A code as other programs know it: with the blanks and hyphens of a keyboard. */
export const plainCode = (code: string) => code.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/\p{Pd}/gu, '-');
