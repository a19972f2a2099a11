const name = 'vitrin-session';

/** Closes the admin's screens in all other tabs of this browser. */
export function tellSignedOut() {
  const channel = new BroadcastChannel(name);
  channel.postMessage('signed out');
  channel.close();
}

/** Calls `run` when another tab has signed out. Returns the function that stops listening. */
export function onSignedOut(run: () => void) {
  const channel = new BroadcastChannel(name);
  channel.onmessage = run;
  return () => channel.close();
}
