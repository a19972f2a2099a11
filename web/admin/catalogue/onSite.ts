/** The addresses of the public pages of what is edited here. */
export const onSite = {
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  sector: (id: string) => `/sectors/${encodeURIComponent(id)}`,
  category: (id: string) => `/categories/${encodeURIComponent(id)}`,
};
