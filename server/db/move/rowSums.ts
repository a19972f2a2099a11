import { createHash } from 'node:crypto';
import type { Value } from './side.ts';

const size = 1n << 256n;

/**
 * Computes one sum over all rows of a table in any order, by adding up the SHA-256 of each row. The engines have no common
 * order, and a large table cannot be sorted in memory.
 */
export function createRowSums() {
  let sum = 0n;
  let rows = 0;
  return {
    add(values: Value[]) {
      sum = (sum + BigInt(`0x${createHash('sha256').update(JSON.stringify(values)).digest('hex')}`)) % size;
      rows++;
    },
    result: (): RowSums => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
  };
}

export type RowSums = { rows: number; sum: string };
