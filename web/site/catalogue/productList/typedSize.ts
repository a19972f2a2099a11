/** The sizes that somebody has typed: '20 x 47 x 14'. They do not narrow the list, but dim what does not have them. */
export const sizeName = 'size';
const longestSize = 60;
export const sizeIn = (params: URLSearchParams) => params.get(sizeName)?.trim().slice(0, longestSize) || null;
