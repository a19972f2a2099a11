type Rule = { path: string; isAllowed: boolean };

const pattern = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.+?^{}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}`);

/**
 * Reads the rules of a robots.txt as crawlers do (RFC 9309): of those that match a path, the longest counts, and of two as
 * long the one that allows. Returns whether an address may be read.
 */
export function readRobots(text: string): (address: string) => boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, word, path = '']): Rule => {
    return { path, isAllowed: word === 'Allow' };
  });
  return (address) => {
    const matching = rules.filter(({ path }) => pattern(path).test(address));
    const [strongest] = matching.sort(
      (one, other) => other.path.length - one.path.length || Number(other.isAllowed) - Number(one.isAllowed),
    );
    return strongest?.isAllowed ?? true;
  };
}
