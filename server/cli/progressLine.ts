import { createProgress, type Progress } from '../jobs/progress.ts';
import { countText } from '../../common/text/locale.ts';

type Screen = { isTTY?: boolean; write(text: string): unknown };

/** So many milliseconds lie between two lines where nobody watches, as in a log. */
const lineEvery = 10_000;
const shortest = 1000;

/** It returns to the start of the line and clears it. */
const overwrite = '\r\x1b[K';

/**
 * Shows the progress of a long command: on a terminal in one line that changes, elsewhere in a line now and then. Call
 * `end` before writing anything else.
 */
export function progressLine(screen: Screen, now = () => performance.now()): Progress & { end(): void } {
  const start = now();
  let saidAt = start;
  let isOpen = false;
  const progress = createProgress((done, total) => {
    const passed = now() - start;
    if (done === 0 || passed < shortest) return;
    const left = Math.ceil(((passed / done) * (total - done)) / 1000);
    const line = `${Math.floor((100 * done) / total)} %, ${count(done)} of ${count(total)}, about ${left} s left`;
    if (screen.isTTY) {
      screen.write(overwrite + line);
      isOpen = true;
    } else if (now() - saidAt >= lineEvery) {
      saidAt = now();
      screen.write(`${line}\n`);
    }
  });
  return {
    ...progress,
    end() {
      if (isOpen) screen.write(overwrite);
      isOpen = false;
    },
  };
}

const count = (number: number) => countText(number, 'en');
