/** The wait in milliseconds; most pages have arrived by then. */
const patience = 5000;

/**
 * Delays the failures of what is loaded while the page is being left. Firefox aborts the requests of a page, also those
 * for its scripts, as soon as another page is requested, and reports that to the first one, which would show or log a
 * failure until the other has arrived.
 */
export async function whileHere<Result>(load: () => Promise<Result>): Promise<Result> {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    if (isLeft) await new Promise((resolve) => setTimeout(resolve, patience));
    throw error;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}
