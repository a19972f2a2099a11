/** Logs every error that the page survives, with its stack and cause. No other file writes to the console. */
export const logError = (error: unknown) => console.error(error);
