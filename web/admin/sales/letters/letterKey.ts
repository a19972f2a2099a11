/** A browser has `randomUUID` over https only. */
const random = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Returns a function that makes a key for the API: the same for the same letter, so that one which arrived although its answer
 * was lost is not written twice.
 */
export function letterKeys() {
  let last: { letter: string; key: string } | undefined;
  return (input: object) => {
    const letter = JSON.stringify(input);
    if (last?.letter !== letter) last = { letter, key: random() };
    return last.key;
  };
}
