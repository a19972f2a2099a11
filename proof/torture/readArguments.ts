import { engines } from './outcome/outcome.ts';
import { parts } from './parts.ts';

/** Reads words of the form `name=value`; gives the seed, and the parts to run with the number for each. */
export function readArguments(words: string[]) {
  const given = new Map(words.map((word) => word.split('=')).map(([name = '', value = '']) => [name, value]));
  const takeOut = (name: string) => {
    const value = given.get(name);
    given.delete(name);
    return value;
  };
  const seed = numberOf('seed', takeOut('seed') ?? '1');
  const named = takeOut('engine');
  const engine = engines.find((one) => one === named);
  if (named !== undefined && !engine) throw new Error(`Unknown engine '${named}': known are ${engines.join(', ')}.`);

  const isWhole = given.size === 0 && !engine;
  const fitting = parts.filter(
    (part) => isWhole || part.engine === (engine ?? 'sqlite') || (!part.engine && engine !== 'postgres'),
  );
  const known = fitting.map(({ argument }) => argument);
  for (const name of given.keys()) {
    if (known.some((one) => one === name)) continue;
    throw new Error(`Unknown argument '${name}': known are ${known.join(', ')}, engine and seed, each with '='.`);
  }
  const rounds = fitting
    .map((part) => ({
      part,
      count: given.size > 0 ? numberOf(part.argument, given.get(part.argument) ?? '0') : part.count,
    }))
    .filter(({ count }) => count > 0);
  return { seed, rounds };
}

function numberOf(name: string, value: string) {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) throw new Error(`'${name}' needs a number, as in ${name}=1.`);
  return number;
}
