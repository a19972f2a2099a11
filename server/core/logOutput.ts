import { fstatSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { tally } from './tallies.ts';

/** The most bytes that wait in memory for a reader that stands still. */
const mostWaiting = 1024 * 1024;

/** What was lost until writing worked again: so many lines, and why the last of them could not be written. */
export interface Lost {
  lines: number;
  err: unknown;
}

export interface LogOutput {
  write: (line: string) => void;
  /** Called once when writing works again. */
  onBack?: (lost: Lost) => void;
}

type Standard = Pick<Writable, 'write' | 'writableLength' | 'on'> & { fd: number; isTTY?: boolean };

/** A pipe is written to as far as its reader takes it. A file, such as one on a full disk, takes a line or refuses it. */
function isFile({ fd, isTTY }: Standard) {
  const kind = fstatSync(fd);
  return kind.isFile() || (kind.isCharacterDevice() && !isTTY);
}

/**
 * Writes lines to standard output. A line that cannot be written is lost and counted: the process has one thread, and no
 * request waits for a disk that is full or for a reader of the log that stands still.
 */
export function createLogOutput(to: Standard): LogOutput {
  let lost: Lost = { lines: 0, err: undefined };
  function lose(err: unknown) {
    lost = { lines: lost.lines + 1, err };
    tally('log', 'lost');
  }
  function back() {
    if (lost.lines === 0) return;
    const before = lost;
    lost = { lines: 0, err: undefined };
    output.onBack?.(before);
  }

  // The rest of a line that the disk took in part is lost; the next one begins on a line of its own.
  let isCut = false;
  function writeFile(line: string) {
    const text = Buffer.from(isCut ? `\n${line}` : line);
    let written = 0;
    try {
      while (written < text.length) written += writeSync(to.fd, text, written);
      isCut = false;
    } catch (error) {
      isCut ||= written > 0;
      return lose(error);
    }
    return back();
  }

  function writePipe(line: string) {
    if (to.writableLength > mostWaiting) return lose(new Error('The reader of the log stands still.'));
    return void to.write(line, (error) => {
      if (error) lose(error);
      else if (to.writableLength === 0) back();
    });
  }

  const isOnDisk = isFile(to);
  // Each write learns of its own error.
  if (!isOnDisk) to.on('error', () => undefined);
  const output: LogOutput = { write: isOnDisk ? writeFile : writePipe };
  return output;
}
