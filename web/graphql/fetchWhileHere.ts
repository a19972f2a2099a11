/** The wait in milliseconds; most pages have arrived by then. */
const patience = 5000;

/**
 * Delays the failures of `fetch` while the page is being left. Firefox aborts the requests of a page as soon as another
 * page is requested, and reports that to the first one, which would show a failure until the other has arrived.
 */
export const fetchWhileHere: typeof fetch = async (...asked) => {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  window.addEventListener('beforeunload', leave);
  try {
    return await fetch(...asked);
  } catch (error) {
    if (isLeft) await new Promise((resolve) => setTimeout(resolve, patience));
    throw error;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
};
