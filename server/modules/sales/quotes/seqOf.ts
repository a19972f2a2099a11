/** Ids that are none lead to no row. */
export const seqOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : 0);
