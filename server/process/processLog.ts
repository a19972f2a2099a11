import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { format } from 'node:util';
import type { Logger } from 'pino';
import { isStartedByNpm } from '../settings/config.ts';
import { createLog } from '../core/log.ts';
import { createLogOutput, type LogOutput } from '../core/logOutput.ts';
import type { Reduced } from '../core/reduced.ts';

/** The settings of the log, or the environment that they come from. */
export type Written = { LOG_FORMAT?: string | undefined; LOG_LEVEL?: string; NODE_ENV?: string | undefined };
type Line = { level: number; time: number; msg?: string; err?: Reduced } & Record<string, unknown>;

/** People read a terminal and what `npm start` says; programs read any other output. */
const isJson = ({ LOG_FORMAT, NODE_ENV = 'production' }: Written): boolean =>
  LOG_FORMAT ? LOG_FORMAT === 'json' : !process.stdout.isTTY && !isStartedByNpm && NODE_ENV === 'production';

const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/** One line for a person: '03:24:01 warn: a mail could not be sent; trying again {"attempts":1} Error: …'. */
export function readable(line: string): string {
  const { level, time, msg = '', err, pid: _, hostname: __, ...more } = JSON.parse(line) as Line;
  const weight = levels[level] ?? level;
  const details = Object.keys(more).length > 0 ? ` ${JSON.stringify(more)}` : '';
  const { type = '', message = '', code = '', stack: frames = '' } = err ?? {};
  const stack = err
    ? ` ${[type, code, message, frames.replaceAll(/(?<!\s)\s*\n\s*/g, ' | ')].filter(Boolean).join(' ')}`
    : '';
  return `${new Date(time).toISOString().slice(11, 19)} ${weight}: ${msg}${details}${stack}\n`;
}

/** Every log of the process writes through it, so that what is lost is counted and said once. */
let standardOutput: LogOutput | undefined;

/** Creates a log on standard output: one JSON object a line, or a readable line each. */
function createLogOf(config: Written, level: string): Logger {
  const output = (standardOutput ??= createLogOutput(process.stdout));
  const lines = { write: (line: string) => output.write(isJson(config) ? line : readable(line)) };
  output.onBack = (lost) => createLog('warn', lines).warn(lost, 'the log could not be written; lines of it are lost');
  return createLog(level, lines);
}

/** Creates the log of the process. */
export const createProcessLog = (config: Written): Logger =>
  createLogOf(config, config.NODE_ENV === 'test' ? 'fatal' : (config.LOG_LEVEL ?? 'info'));

/** Prints a sentence for the person who starts the product: a plain line or a JSON line, whatever the level of the log. */
export function createSay(config: Written): (sentence: string) => void {
  if (!isJson(config)) return (sentence) => console.log(sentence);
  const log = createLogOf(config, 'info');
  return (sentence) => log.info(sentence);
}

/** Prints why the process ends: a JSON line, or a plain line on standard error. */
export function sayWhyItEnds(config: Written, sentence: string) {
  if (isJson(config)) createLogOf(config, 'fatal').fatal(sentence);
  else console.error(sentence);
}

const weights = ['debug', 'info', 'warn', 'error'] as const;

/** A stream that logs each write as a line. */
const intoLog = (log: Logger, weight: 'info' | 'error') =>
  new Writable({
    decodeStrings: false,
    write(text: string, _encoding, next) {
      log[weight](text.trimEnd());
      next();
    },
  });

/**
 * Turns other output, such as a rendering's failed request or Node's own warnings, into lines of the log. An uncaught error
 * is logged and ends the process, whose state is unknown then.
 */
export function collectStrayOutput(config: Written, log: Logger) {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  });
  if (!isJson(config)) return;
  // The methods that are not replaced below, such as table and count, write to the log as plain text.
  Object.assign(console, new Console({ stdout: intoLog(log, 'info'), stderr: intoLog(log, 'error') }));
  for (const weight of weights) {
    console[weight] = (...words: unknown[]) => {
      const error = words.find((word) => word instanceof Error);
      const others = words.filter((word) => !(word instanceof Error));
      log[weight](
        { ...(error && { err: error }) },
        others.length > 0 ? format(...others) : 'a package printed an error',
      );
    };
  }
  console.log = console.info;
  // Node's own listener would also print the warning as plain text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message));
}
