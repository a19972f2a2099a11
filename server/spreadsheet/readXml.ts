import { Parser } from 'saxen';

export type Attributes = Record<string, string>;
type Handlers = {
  /** Attributes are parsed only on demand, since they cost more than the name. Names come without prefixes. */
  open?(name: string, attributes: () => Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
};

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Calls the handlers in the order of the XML file. Throws when it is not well formed. */
export function readXml(xml: Buffer | string | undefined, { open, close, text }: Handlers) {
  if (!xml) return;
  const parser = new Parser()
    .on('openTag', (name, attributes, decode) =>
      open?.(local(name), () =>
        Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)])),
      ),
    )
    .on('closeTag', (name) => close?.(local(name)))
    .on('text', (piece, decode) => text?.(decode(piece)))
    .on('cdata', (piece) => text?.(piece))
    .on('error', (error) => {
      throw error;
    });
  parser.parse(xml.toString());
}

/** Decodes characters that XML cannot hold and workbooks write as `_x000D_`. */
const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Gathers the text of a cell, without phonetic readings over East Asian letters. */
export function createTextOf() {
  let [text, isText, isReading] = ['', false, false];
  return {
    open(name: string) {
      if (name === 't') isText = true;
      if (name === 'rPh') isReading = true;
    },
    close(name: string) {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
    },
    add(piece: string) {
      if (isText && !isReading) text += piece;
    },
    take() {
      const taken = unescaped(text);
      text = '';
      return taken;
    },
  };
}
