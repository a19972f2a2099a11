import * as words from '../../../words/admin/en/parts.ts';

const browsers = [
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/**
 * Returns 'Firefox on Windows' from a user agent. The order of the list matters: each browser also claims to be the
 * later ones.
 */
export function browserName(userAgent: string) {
  const first = (names: readonly (readonly [string, RegExp])[]) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  const [browser, system] = [first(browsers), first(systems)];
  if (!browser) return system ? words.programOn(system) : words.anotherProgram;
  return system ? words.browserOn(browser, system) : browser;
}
