const megabyte = 1024 * 1024;

/** '4.2 MB'. */
export const fileSize = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`;
