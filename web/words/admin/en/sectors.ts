/** The words of sectors. */

export const sectorsUpdatedSuccessfully = 'Sectors updated successfully!';
export const failedToUpdateSectors = 'Failed to update sectors. Please try again.';
export const productsOf = (name: string) => `Products of ${name}`;

export const sectors = 'Sectors';
export const eachSectorsPageListsUp =
  'Each sector’s page lists up to eight products. As long as none is chosen, these are the featured ones of fitting categories.';
export const featuredProductsOfFitting = 'Featured products of fitting categories';

export const none = 'None';
export const untilThisChoiceIsPublished =
  'Until this choice is published, the page lists featured products of fitting categories.';
