/** The one place for errors that the page survives: to the console whole, with their stack and cause. */
export const logError = (error: unknown) => console.error(error);
