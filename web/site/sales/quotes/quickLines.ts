/** A row of the quick order as it was typed. */
export type QuickLine = { code: string; quantity: string };

export const fewestLines = 5;
/** A longer list is pasted instead. */
export const mostLines = 10;

/** The names of a row's fields in the form, and in the address of the page that follows a form sent without scripts. */
export const namesOf = (place: number) => ({
  code: `kod${place + 1}`,
  quantity: `miktar${place + 1}`,
  product: `urun${place + 1}`,
});

/** Reads all rows; `read` returns the value of a field or parameter. */
export const linesFrom = (read: (name: string) => string | null | undefined): QuickLine[] =>
  Array.from({ length: mostLines }, (_, place) => {
    const { code, quantity } = namesOf(place);
    return { code: read(code)?.trim().slice(0, 200) ?? '', quantity: read(quantity)?.trim().slice(0, 20) ?? '' };
  });

/** Writes the rows that are left into an address, from the first row on. */
export function addressOf(lines: QuickLine[], more: Record<string, string> = {}) {
  const params = new URLSearchParams(more);
  for (const [place, line] of lines.filter(({ code, quantity }) => code || quantity).entries()) {
    const { code, quantity } = namesOf(place);
    params.set(code, line.code);
    params.set(quantity, line.quantity);
  }
  return params.toString();
}

/**
 * A button of one row: it adds the row as a note or as one of several products, or corrects its code. The value of the button
 * is written and read here.
 */
export type QuickPress = { act: 'note' | 'choose' | 'correct'; place: number; value: string };
export const pressed = ({ act, place, value }: QuickPress) => `${act}:${place}:${value}`;

export function pressIn(text = ''): QuickPress | undefined {
  const [, act, place, value = ''] = /^(note|choose|correct):(\d):(.*)$/.exec(text) ?? [];
  return act && place ? { act: act as QuickPress['act'], place: Number(place), value } : undefined;
}
