export { about, footer, home, meta, pages, sectors, testimonials } from '../../data/starter/texts.json';

/** The company as it appears until the settings were read, and when they cannot be. The server writes the same at first. */
export const defaultSettings = {
  name: 'Vitrin Endüstri',
  logo: '/images/logo.png',
  email: 'bilgi@vitrinendustri.example',
  phone: '+90 212 000 00 00',
  address: 'Merkez Mahallesi, 34381 Şişli / İstanbul',
};

/** Puts values in the place of `{şirket}` and the like; an unknown one is left out. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? '');
