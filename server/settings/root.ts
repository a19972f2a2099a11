import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const find = (folder: string): string => (existsSync(join(folder, 'schema.graphql')) ? folder : find(dirname(folder)));

/**
 * The folder of package.json and schema.graphql, both for the sources and for the build. Files of the product are read from
 * here, so that the process may be started in any folder.
 */
export const root = find(dirname(fileURLToPath(import.meta.url)));
export const fromRoot = (...path: string[]) => join(root, ...path);
