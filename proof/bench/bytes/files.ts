import { readdirSync, statSync } from 'node:fs';

const assets = 'dist/web/assets';

/** Returns the brotli bytes of each script and style sheet of the build, by its name without the hash. */
export const sizesOfBuild = (): Record<string, number> =>
  Object.fromEntries(
    readdirSync(assets)
      .filter((name) => /\.(js|css)\.br$/.test(name))
      .sort()
      .map((name) => [name.replace(/-[\w-]{8}\.(js|css)\.br$/, '.$1'), statSync(`${assets}/${name}`).size]),
  );
