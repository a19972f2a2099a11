export const notFound = 'Category not found';
export const nothing = 'There are no products in this category.';
