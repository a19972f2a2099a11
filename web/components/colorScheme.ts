/** MUI keeps the visitor's choice under this key: 'light', 'dark' or 'system'. */
export const modeKey = 'mui-mode';

/**
 * Runs before the first paint and sets `data-light` or `data-dark` on <html>, as the theme expects, so that no page
 * flashes in the wrong scheme, and `data-mode`, by which the switch shows the choice before its own script runs.
 */
export const colorSchemeScript =
  `var m='system',h=document.documentElement;try{m=localStorage.getItem('${modeKey}')||m;` +
  `h.setAttribute(m==='dark'||m==='system'&&` +
  `matchMedia('(prefers-color-scheme: dark)').matches?'data-dark':'data-light','')}catch(e){}h.dataset.mode=m`;
