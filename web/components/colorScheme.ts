/** MUI keeps the visitor's choice under this key: 'light', 'dark' or 'system'. */
export const modeKey = 'mui-mode';

/**
 * Runs before the first paint and sets `data-light` or `data-dark` on <html>, as the theme expects, so that no page
 * flashes in the wrong scheme.
 */
export const colorSchemeScript =
  `try{var m=localStorage.getItem('${modeKey}')||'system';` +
  `document.documentElement.setAttribute(m==='dark'||m==='system'&&` +
  `matchMedia('(prefers-color-scheme: dark)').matches?'data-dark':'data-light','')}catch(e){}`;
