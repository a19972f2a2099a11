import { countText } from '../../common/text/locale.ts';

/** Replaces placeholders such as `{şirket}`. One without a value becomes an empty text. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => values[name] ?? '');

/** Formats a count: '1.240', or '2.000+' where no more were counted. */
export const countOrMore = (count: number, isExact: boolean) => countText(count) + (isExact ? '' : '+');
