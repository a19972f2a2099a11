import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const file = (name: string) => resolve(`@expo-google-fonts/archivo/${name}.ttf`);

/** The complete typeface of the site, of which its pages load a subset. A PDF embeds only the letters that it uses. */
export const fonts = {
  regular: file('400Regular/Archivo_400Regular'),
  semibold: file('600SemiBold/Archivo_600SemiBold'),
};

export type Weight = keyof typeof fonts;
