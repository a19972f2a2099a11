/** Numbers from 0 up to 1 that are the same at every run (mulberry32). */
export function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Fills a template: `{a|b}` is one of both, `{M3..24}` a number from 3 to 24 behind an M. */
export const expand = (template: string, random: () => number) =>
  template.replaceAll(/\{([^}]+)\}/g, (_, choice: string) => {
    const [, letters, least, most] = /^(\D*)(\d+)\.\.(\d+)$/.exec(choice) ?? [];
    if (least && most) return `${letters}${Number(least) + Math.floor(random() * (Number(most) - Number(least) + 1))}`;
    const options = choice.split('|');
    return options[Math.floor(random() * options.length)] ?? '';
  });
