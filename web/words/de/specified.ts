export {
  about,
  footer,
  home,
  meta,
  pages,
  sectors,
  // These are shown until the settings are loaded, and when they cannot be. A new database begins with the same.
  settings as defaultSettings,
  testimonials,
} from './specified.json';
