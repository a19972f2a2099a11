const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** In milliseconds. The site stops a moment after the request, so a single answer does not prove that it is back. */
const every = 1000;

async function isReady() {
  try {
    return (await fetch('/health/ready', { cache: 'no-store' })).ok;
  } catch (error) {
    // A browser says no more than that while nobody answers.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Resolves when the site has answered twice in a row. */
export async function waitForSite() {
  for (let inRow = 0; inRow < 2;) {
    await pause(every);
    inRow = (await isReady()) ? inRow + 1 : 0;
  }
}
