/**
 * Tells whether a comma in a typed quantity may be one of thousands, as in lists that come from abroad. In Turkish it is
 * always the decimal mark, but nobody writes the three decimals of '2,000', while '0,125' can only be a part.
 */
export const mayBeThousands = (typed: string) => /^[1-9]\d{0,2}(?:,\d{3})+$/.test(typed.trim());
