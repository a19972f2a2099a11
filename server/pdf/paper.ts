import { look } from '../../common/look.ts';
import PDFDocument from 'pdfkit';
import { brokenLines } from './lines.ts';
import { printable } from './words.ts';
import type { Language } from '../../common/text/locale.ts';
import { createRequire } from 'node:module';

// All measures are millimetres from the upper left corner, except sizes of type, which are points.

export const points = 72 / 25.4;
export const a4 = { width: 210, height: 297 };

export type Box = { x: number; y: number; width: number; height?: number };
export type Style = {
  size: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'right' | 'center';
  /** The height of a line, as a multiple of the size. */
  leading?: number;
};
/** An element of the document's structure, which screen readers follow. */
export type Element = PDFKit.PDFStructureElement;
export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Caption' | 'Lbl' | 'LBody';

export type About = {
  language: Language;
  title: string;
  author: string;
  /** Milliseconds; the same content of the same moment gives the same bytes. */
  madeAt: number;
};

/** The typeface's own height of a line, as a multiple of the size. */
const ownLeading = 1.088;
/** The features leave out ligatures: an 'fi' would lose the dot that distinguishes i from ı. */
const figures: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'lnum'];

/** A tagged A4 document in its reader's language, with its fonts embedded. */
export function openPaper({ language, title, author, madeAt }: About) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // Pages are buffered, so that each can state their number.
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    font: fonts.regular,
    info: { Title: printable(title), Author: printable(author), Creator: 'Vitrin', CreationDate: new Date(madeAt) },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => void doc.once('end', resolve).once('error', reject));
  const root = doc.struct('Document');
  doc.addStructure(root);

  const use = ({ size, weight = 'regular' }: Style) => doc.font(weight, size);
  const optionsOf = ({ size, align = 'left', leading = 1.3 }: Style, width: number) => ({
    width: width * points,
    align,
    lineGap: size * (leading - ownLeading),
    features: figures,
  });
  const widths = new Map<string, number>();
  /** Measures words, of which a long text has the same ones often. */
  function widthOf(text: string, style: Style) {
    const key = `${style.weight} ${style.size} ${text}`;
    const width = widths.get(key) ?? use(style).widthOfString(text, { features: figures });
    widths.set(key, width);
    return width;
  }
  /** The lines of a text as it is printed: what belongs together stays in one of them wherever it can hold it. */
  const linesOf = (text: string, width: number, style: Style) =>
    brokenLines(printable(text), width * points, (part) => widthOf(part, style));
  // A blank line is as high as any other.
  const heightOf = (lines: string[], width: number, style: Style) =>
    lines.reduce((sum, line) => sum + use(style).heightOfString(line || ' ', optionsOf(style, width)) / points, 0);

  function put(text: string, { x, y, width, height }: Box, style: Style) {
    const lines = linesOf(text, width, style);
    const options = optionsOf(style, width);
    const isCut = height !== undefined && heightOf(lines, width, style) > height;
    use(style).fillColor(style.colour ?? colours.ink);
    if (isCut) {
      // pdfkit ends with … only in lines that it has broken itself.
      const cut = { height: height * points, ellipsis: true };
      doc.text(printable(text), x * points, y * points, { ...options, ...cut });
      return;
    }
    doc.y = y * points;
    // pdfkit measures a line with the sign that ends it, so each line is a text of its own.
    for (const line of lines) doc.text(line || ' ', x * points, doc.y, options);
  }

  const paper = {
    /** The document of pdfkit, for drawings that `paper` has no function for. */
    doc,
    root,
    addPage: () => void doc.addPage(),
    pageCount: () => doc.bufferedPageRange().count,
    /** Goes back to a page, to write text that is known only at the end. */
    turnTo: (page: number) => void doc.switchToPage(page),
    add(parent: Element, tag: string, options: PDFKit.Mixins.StructureElementOptions = {}): Element {
      const element = doc.struct(tag, options);
      parent.add(element);
      return element;
    },
    /** The height of a text in millimetres. */
    heightOf: (text: string, width: number, style: Style) => heightOf(linesOf(text, width, style), width, style),
    widthOf: (text: string, style: Style) => widthOf(printable(text), style) / points,
    /** Writes a text that screen readers skip, since it is a repetition. */
    decorate(text: string, box: Box, style: Style) {
      paper.decoration(() => put(text, box, style));
    },
    /** Writes within the box. A text that does not fit into its height ends with …, so that texts never overlap. */
    write(element: Element, text: string, box: Box, style: Style) {
      element.add(() => put(text, box, style));
    },
    text(parent: Element, tag: Tag, text: string, box: Box, style: Style) {
      paper.write(paper.add(parent, tag), text, box, style);
    },
    /** Draws something that screen readers skip. */
    decoration(draw: () => void) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    line(from: [number, number], to: [number, number], width: number, colour = colours.ink) {
      paper.decoration(() =>
        doc
          .moveTo(from[0] * points, from[1] * points)
          .lineTo(to[0] * points, to[1] * points)
          .lineWidth(width * points)
          .stroke(colour),
      );
    },
    fill({ x, y, width, height }: Required<Box>, colour: string) {
      paper.decoration(() => doc.rect(x * points, y * points, width * points, height * points).fill(colour));
    },
    picture(parent: Element, alt: string, bytes: Uint8Array, { x, y, width, height }: Required<Box>) {
      paper.add(parent, 'Figure', { alt: printable(alt) }).add(() => {
        const fit: [number, number] = [width * points, height * points];
        doc.image(Buffer.from(bytes), x * points, y * points, { fit, align: 'center', valign: 'center' });
      });
    },
    decoratePicture(bytes: Uint8Array, { x, y, width, height }: Required<Box>) {
      const fit: [number, number] = [width * points, height * points];
      paper.decoration(() => doc.image(Buffer.from(bytes), x * points, y * points, { fit }));
    },
    /** Ends the document, and resolves to its bytes. */
    async bytes(): Promise<Uint8Array> {
      root.end();
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
  return paper;
}

export type Paper = ReturnType<typeof openPaper>;

/** The colours of the light scheme, since paper has no dark one. */
export const colours = {
  white: look.paper.white,
  ink: look.light.text.primary,
  muted: look.light.text.secondary,
  accent: look.light.secondary.main,
  hairline: look.paper.hairline,
  sunken: look.light.surface.sunken,
};

const { resolve } = createRequire(import.meta.url);
const file = (name: string) => resolve(`@expo-google-fonts/archivo/${name}.ttf`);

/** The complete typeface of the site, of which its pages load a subset. A PDF embeds only the letters that it uses. */
export const fonts = {
  regular: file('400Regular/Archivo_400Regular'),
  semibold: file('600SemiBold/Archivo_600SemiBold'),
};

type Weight = keyof typeof fonts;
