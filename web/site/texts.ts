export {
  about,
  footer,
  home,
  meta,
  pages,
  sectors,
  // The company as it appears until the settings were read, and when they cannot be. The server writes the same at first.
  settings as defaultSettings,
  testimonials,
} from './texts.json';

/** Puts values in the place of `{şirket}` and the like; an unknown one is left out. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? '');
