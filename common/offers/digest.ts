/** Writes a digest in groups of four digits, as people compare it. */
export const groupsOfFour = (digest: string) => digest.match(/.{1,4}/g)?.join(' ') ?? '';
