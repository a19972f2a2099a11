import '../process/oldNode.ts';
import { parse } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from '../process/startErrors.ts';

/** The command cannot do what it was asked; the message says why, in a sentence. */
export class CommandFailed extends Error {}

/** An option with a `value`, such as 'PLACE', may be given several times. */
type Option = { does: string; value?: string };

export type Asked = {
  /** Values of the arguments in capitals, in their order. */
  words: string[];
  flags: Set<string>;
  values: Record<string, string[]>;
  environment: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /** Writes to standard error, so that the output holds results alone. */
  warn: (line: string) => void;
};

type Action = {
  /** An example is 'create EMAIL': arguments are in capitals, optional ones in brackets. */
  words: string;
  does: string;
  options?: Record<string, Option>;
  run: (asked: Asked) => Promise<void>;
};

export type Command = { name: string; does: string; actions: Action[] };

/** Runs the command only in a process that was started by the file of this name, so that tests can import it. */
export function command(made: Command): Command {
  if (parse(process.argv[1] ?? '').name === made.name) {
    // Runs after the module that defines the command is complete.
    setImmediate(() => void run(made, process.argv.slice(2)).then((code) => (process.exitCode = code)));
  }
  return made;
}

type Surroundings = Partial<Pick<Asked, 'environment' | 'say' | 'warn'>>;

/** Resolves to the exit code. Unknown words and options change nothing. */
export async function run(
  made: Command,
  given: string[],
  { environment = process.env, say = console.log, warn = console.error }: Surroundings = {},
): Promise<number> {
  if (given.includes('--help') || given.includes('-h')) {
    say(helpOf(made));
    return 0;
  }
  try {
    const { action, ...asked } = read(made, given);
    // A list passed to `forEach` brings the place and the whole list along, which console.log would print.
    await action.run({ ...asked, environment, say: (text) => say(text), warn: (text) => warn(text) });
    return 0;
  } catch (error) {
    warn(error instanceof CommandFailed ? error.message : explain(error));
    return 1;
  }
}

function read(made: Command, given: string[]) {
  const { values, positionals } = parsed(made, given);
  const action = made.actions.find(({ words }) => fits(wordsOf(words), positionals));
  if (!action) throw notUnderstood(made, faultOf(made, positionals));
  const odd = Object.keys(values).find((name) => !action.options?.[name]);
  if (odd !== undefined) throw notUnderstood(made, `'${action.words}' knows no --${odd}.`);
  const entries = Object.entries(values);
  return {
    action,
    words: positionals.slice(wordsOf(action.words).filter(isFixed).length),
    flags: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
    values: Object.fromEntries(entries.flatMap(([name, value]) => (Array.isArray(value) ? [[name, value]] : []))),
  };
}

function parsed(made: Command, args: string[]) {
  const known = made.actions.flatMap(({ options = {} }) => Object.entries(options));
  const typeOf = ({ value }: Option) =>
    value === undefined ? { type: 'boolean' as const } : { type: 'string' as const, multiple: true };
  const options = Object.fromEntries(known.map(([name, option]) => [name, typeOf(option)]));
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { values: values as Record<string, boolean | string[]>, positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The rest of Node's message explains how to pass such a word as an argument.
    throw notUnderstood(made, `${error.message.replace(/\. .*/s, '').replace(/\.$/, '')}.`);
  }
}

const wordsOf = (words: string) => words.split(' ').filter((word) => word !== '');
const isFixed = (word: string) => /^[a-z]/.test(word);
const isOptional = (word: string) => word.startsWith('[');

const fits = (words: string[], given: string[]) =>
  given.length <= words.length &&
  words.every((word, at) => (isFixed(word) ? given[at] === word : isOptional(word) || Boolean(given[at])));

function faultOf({ actions }: Command, [first, ...more]: string[]): string {
  const [only, ...others] = actions;
  const meant = others.length === 0 ? only : actions.find(({ words }) => wordsOf(words)[0] === first);
  if (!meant) return first === undefined ? '' : `Not understood: '${first}'.`;
  const [words, given] = [wordsOf(meant.words), [first, ...more]];
  return given.length > words.length && first !== undefined
    ? `Not understood: '${given[words.length]}'.`
    : `${words.find((word, at) => !isFixed(word) && !given[at])} is missing.`;
}

const notUnderstood = (made: Command, fault: string) => new CommandFailed(`${fault}\n${usageOf(made)}`.trim());

function callOf({ words, options = {} }: Action) {
  const shown = Object.entries(options).map(([name, { value }]) => (value ? `--${name} ${value} …` : `[--${name}]`));
  return [words, ...shown].filter((word) => word !== '').join(' ');
}

const usageOf = ({ name, actions }: Command) => `Usage: npm run ${name} -- ${actions.map(callOf).join(' | ')}`;

function helpOf({ name, does, actions }: Command) {
  const usages = actions.map((action) => {
    const options = Object.entries(action.options ?? {}).map(([option, { does }]) => `      --${option}: ${does}`);
    return [`  npm run ${name} -- ${callOf(action)}`, `      ${action.does}`, ...options].join('\n');
  });
  const settings = 'The settings are those of the site, from the environment and .env: docs/settings.md lists them.';
  return [does, ...usages, settings].join('\n\n');
}
