/** The head of the screen, before and after a file is chosen. */
export const importScreen = {
  title: 'Import products',
  above: { to: '/admin/products', title: 'Products', here: 'Import' },
};
