import { deflateSync } from 'node:zlib';
import fonts from './plainFonts.json';
import { a4, layOut, type Plain, type Tag } from './plainLayout.ts';
import { firstByte, turkishLetters } from './plainLetters.ts';
import { localeOf, siteLanguage } from '../../common/text/locale.ts';

type Font = (typeof fonts)['regular'];

/** Collects the objects of a file. A number can be given out before its object is known. */
function openObjects() {
  const objects: (string | Buffer)[] = [];
  const next = () => objects.push('');
  const put = (number: number, object: string | Buffer) => void (objects[number - 1] = object);
  return {
    objects,
    next,
    put,
    add(object: string | Buffer) {
      const number = next();
      put(number, object);
      return number;
    },
  };
}
type Objects = ReturnType<typeof openObjects>;

const stream = (bytes: Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} /Filter /FlateDecode ${more}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

/** A typeface of which every document embeds the same letters, so that none has to be cut for it. */
function addFont({ add }: Objects, name: string, { file, length, widths, box, ascent, descent, capHeight }: Font) {
  const embedded = add(stream(Buffer.from(file, 'base64'), `/Length1 ${length} `));
  const measures = `/FontBBox [${box.join(' ')}] /Ascent ${ascent} /Descent ${descent} /CapHeight ${capHeight}`;
  const descriptor = add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 32 /ItalicAngle 0 /StemV 80 ${measures} /FontFile2 ${embedded} 0 R >>`,
  );
  const encoding = `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${turkishLetters}] >>`;
  const letters = `/FirstChar ${firstByte} /LastChar ${firstByte + widths.length - 1} /Widths [${widths.join(' ')}]`;
  return add(
    `<< /Type /Font /Subtype /TrueType /BaseFont /${name} ${letters} /Encoding ${encoding} /FontDescriptor ${descriptor} 0 R >>`,
  );
}

/** Adds the structure that screen readers follow. Returns the number of each element. */
function addStructure({ next, put }: Objects, root: Tag, parent: number, pages: number[]) {
  const numbers = new Map<Tag, number>();
  function element(tag: Tag, above: number) {
    const number = next();
    numbers.set(tag, number);
    const parts = tag.parts.map((part) =>
      'role' in part
        ? `${element(part, number)} 0 R`
        : `<< /Type /MCR /Pg ${pages[part.page] ?? 0} 0 R /MCID ${part.mark} >>`,
    );
    const scope = tag.role === 'TH' ? '/A << /O /Table /Scope /Column >> ' : '';
    put(number, `<< /Type /StructElem /S /${tag.role} /P ${above} 0 R ${scope}/K [${parts.join(' ')}] >>`);
    return number;
  }
  element(root, parent);
  return numbers;
}

const utf16 = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/**
 * A tagged document of text and tables, of which a new site makes some two hundred: its typefaces are embedded as they lie in
 * `plainFonts.json`, which takes a hundredth of the time that `openPaper` needs. What people send and print is made by that.
 */
export function plainPdf(plain: Plain): Buffer {
  const { pages, root } = layOut(plain);
  const file = openObjects();
  const { add, next, put } = file;
  const [catalogue, tree, structure] = [next(), next(), next()];
  const info = add(`<< /Title ${utf16(plain.title)} /Author ${utf16(plain.author)} >>`);
  const [regular, bold] = [
    addFont(file, 'VITRIN+Archivo', fonts.regular),
    addFont(file, 'VITRIN+Archivo-Bold', fonts.bold),
  ];
  const numbers = pages.map(next);
  const elements = addStructure(file, root, structure, numbers);
  for (const [at, { commands }] of pages.entries()) {
    const drawn = add(stream(deflateSync(Buffer.from(commands.join('\n'), 'latin1'))));
    const resources = `/Resources << /Font << /R ${regular} 0 R /B ${bold} 0 R >> >>`;
    put(
      numbers[at] ?? 0,
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] ${resources} /StructParents ${at} /Tabs /S /Contents ${drawn} 0 R >>`,
    );
  }
  const owners = pages.map(
    ({ marks }, at) => `${at} [${marks.map((tag) => `${elements.get(tag) ?? 0} 0 R`).join(' ')}]`,
  );
  put(
    structure,
    `<< /Type /StructTreeRoot /K [${elements.get(root) ?? 0} 0 R] /ParentTree << /Nums [${owners.join(' ')}] >> >>`,
  );
  put(tree, `<< /Type /Pages /Kids [${numbers.map((one) => `${one} 0 R`).join(' ')}] /Count ${pages.length} >>`);
  put(
    catalogue,
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${localeOf(siteLanguage)}) /MarkInfo << /Marked true >> /StructTreeRoot ${structure} 0 R ` +
      '/ViewerPreferences << /DisplayDocTitle true >> >>',
  );
  return inFile(file.objects, info);
}

/** Writes the objects one after another, and the table of their places behind them. */
function inFile(objects: (string | Buffer)[], info: number) {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    places.push(length);
    const written = [Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')];
    parts.push(...written);
    length += written.reduce((sum, part) => sum + part.length, 0);
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${rows}${trailer}`)]);
}
