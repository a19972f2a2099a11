import { execFileSync } from 'node:child_process';

/** Gives a generated file the format of all others. */
export function formatted(file: string) {
  execFileSync('npx', ['oxfmt', file]);
}
