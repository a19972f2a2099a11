/** Where on the products page a category's group stands. */
export const groupAnchor = (id: string) => `kategori-${id}`;
