import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const file = (name: string) => resolve(`@expo-google-fonts/archivo/${name}.ttf`);

/** The typeface of the site, whole: those of its pages are cut to what a browser needs. Of each, a file gets the letters in it. */
export const fonts = {
  regular: file('400Regular/Archivo_400Regular'),
  semibold: file('600SemiBold/Archivo_600SemiBold'),
};

export type Weight = keyof typeof fonts;
