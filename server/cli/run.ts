import { readConfig } from '../config.ts';
import type { Services } from '../core/context.ts';
import { closeServices, openServices } from '../services.ts';
import { explain } from '../startErrors.ts';

/** The command cannot do what it was asked; the message says why, in a sentence. */
export class CommandFailed extends Error {}

/** Runs a command over the store of the settings; a failure is one sentence and exit code 1. */
export const runCommand = (command: (services: Services, words: string[]) => Promise<void>) =>
  report(async (words) => {
    const services = await openServices(readConfig(), { computes: true });
    try {
      await command(services, words);
    } finally {
      closeServices(services);
    }
  });

/** The same for a command that opens no store: a damaged one must not stand in its way. */
export async function report(command: (words: string[]) => Promise<void>) {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
