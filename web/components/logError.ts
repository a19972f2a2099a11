/** Reports an error that the page survives: whole, with its stack and cause. */
export const logError = (error: unknown) => console.error(error);
