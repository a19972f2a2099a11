/** In pixels; what floats at the left edge stays clear of it. */
export const sidebarWidth = 248;
