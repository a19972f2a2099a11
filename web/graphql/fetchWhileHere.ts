/** Milliseconds; most pages have come by then. */
const patience = 5000;

/**
 * `fetch`, whose failures wait while the page is being left. Firefox breaks off what a page has asked for as soon as
 * another page is asked for, and tells the first of it: it would show a failure until the other has come.
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
