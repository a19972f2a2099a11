/** Fills a template: `{a|b}` becomes one of both, `{M3..24}` an M and a number from 3 to 24. */
export const expand = (template: string, random: () => number) =>
  template.replaceAll(/\{([^}]+)\}/g, (_, choice: string) => {
    const [, letters, least, most] = /^(\D*)(\d+)\.\.(\d+)$/.exec(choice) ?? [];
    if (least && most) return `${letters}${Number(least) + Math.floor(random() * (Number(most) - Number(least) + 1))}`;
    const options = choice.split('|');
    return options[Math.floor(random() * options.length)] ?? '';
  });
