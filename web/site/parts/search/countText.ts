/** '1.240', and '2.000+' where no more were counted. */
export const countText = (count: number, isExact: boolean) => count.toLocaleString('tr') + (isExact ? '' : '+');
