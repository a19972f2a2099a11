const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds between two looks; the site goes away a moment after it was asked to. */
const every = 1000;

async function isReady() {
  try {
    return (await fetch('/health/ready', { cache: 'no-store' })).ok;
  } catch (error) {
    // While nobody answers, the browser says no more than that.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Resolves when the site answers as usual, twice in a row. */
export async function backAgain() {
  for (let inRow = 0; inRow < 2;) {
    await pause(every);
    inRow = (await isReady()) ? inRow + 1 : 0;
  }
}
