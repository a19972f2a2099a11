/** `?kdv=haric` shows the prices of a list without KDV. By itself it shows them with it. */
export const vatName = { name: 'kdv', net: 'haric' } as const;

/** Tells whether the address asks for prices without KDV. A list loads the rates only then. */
export const showsNet = (params: URLSearchParams) => params.get(vatName.name) === vatName.net;
