import { readConfig } from '../config.ts';
import type { Services } from '../core/context.ts';
import { closeServices, openServices } from '../services.ts';
import { explain } from '../startErrors.ts';

/** The command cannot do what it was asked; the message says why, in a sentence. */
export class CommandFailed extends Error {}

/** Runs a command over the store of the settings; a failure is one sentence and exit code 1. */
export async function runCommand(command: (services: Services, words: string[]) => Promise<void>) {
  try {
    const services = await openServices(readConfig());
    try {
      await command(services, process.argv.slice(2));
    } finally {
      closeServices(services);
    }
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
