/** Returns the address of a firm's page. */
export const customerPath = (id: string) => `/admin/customers/${encodeURIComponent(id)}`;
