import { Parser } from 'saxen';

export type Attributes = Record<string, string>;
type Handlers = {
  /** `attributes` costs more than the name: they are read when they are asked for. Both come without prefixes. */
  open?(name: string, attributes: () => Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
};

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Hands on what stands in a file of XML, in its order. Throws where it is none. */
export function readXml(xml: Buffer | undefined, { open, close, text }: Handlers) {
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

/** Letters that XML cannot hold stand as their numbers. */
const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Gathers the text of one place, without the readings that stand over East Asian letters. */
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
