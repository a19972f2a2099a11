import { plural } from './locale.ts';

/** The words of categories. */

export const categories = 'Categories';
export const productCount = (productCount: number) =>
  plural(productCount, { one: `${productCount} product`, other: `${productCount} products` });

export const editCategory = 'Edit category';
export const addCategory = 'Add category';
export const failedToLoadCategory = 'Failed to load category. Please try again.';

export const failedToLoadCategories = 'Failed to load categories. Please refresh the page.';
export const thereAreNoCategoriesYet = 'There are no categories yet';
export const addTheFirstOneToGroup = 'Add the first one to group your products.';

export const products = 'Products';

export const itsProductsAreOnTheSiteOnly = 'Its products are on the site only while it is published.';
export const theCategorysAddressOnTheSite =
  'The category’s address on the site is made from this name and does not change when you rename it.';

export const theCategoryAndItsProducts = 'The category and its products were restored';
export const productsLeftWithoutACategory = (productCount: number) =>
  plural(productCount, {
    one: `${productCount} product left without a category.`,
    other: `${productCount} products left without a category.`,
  });
