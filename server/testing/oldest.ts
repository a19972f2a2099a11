import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const archive = fileURLToPath(new URL('oldest/data.tar.gz', import.meta.url));

/** Puts the data of the oldest release into a folder. */
export const putOldestData = (folder: string) => execFileSync('tar', ['-xzf', archive, '-C', folder]);
