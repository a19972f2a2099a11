const pageSize = 24;

/** The page of a category that its address asks for; `?after=` is the cursor before it. */
export const categoryVariables = (id: string, params: URLSearchParams) => ({
  id,
  first: pageSize,
  after: params.get('after') || null,
});
