/** The results page of a search. */
export const searchPath = (search: string) => `/products?q=${encodeURIComponent(search)}`;
