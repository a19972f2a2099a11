import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fold } from '../../../../common/text/letters.ts';
import type { Db } from '../../../db/database.ts';
import type { Block } from '../../../pdf/plainLayout.ts';
import { plainPdf } from '../../../pdf/plainPdf.ts';
import type { ImageStore } from '../../../storage/storageOf.ts';
import { storeDocumentFile } from '../../catalogue/documents/documents.intake.ts';
import { collator } from '../../../../common/text/locale.ts';

type Spec = { attributeId: string; values: string[] };
type Product = { name: string; stockCode?: string; family?: string; specs?: Spec[] };
type Attribute = { id: string; name: string; unit?: string; options?: { id: string; name: string }[] };
type Family = { id: string; name: string; columns: string[] };
type Row = { id: string; title: string; kind: string; file: string };
/** The part of the content from which the documents are made. */
export type DocumentSources = {
  general?: { name: string };
  products?: { products: Product[] };
  attributes?: { attributes: Attribute[] };
  families?: { families: Family[] };
  documents?: { documents: Row[] };
};

/**
 * Where a content names a file as 'starter:…', the file of that name in the folder is taken, or a PDF is made. Visitors get
 * it under that name; on the disk it has the letters of ASCII.
 */
const mark = 'starter:';

const fileOf = (folder: string, name: string) => join(folder, 'documents', fold(name));
const familyOf = ({ families }: Partial<DocumentSources>, row: Row) =>
  families?.families.find(({ id }) => id === row.id.slice(0, row.id.lastIndexOf('-')));

/** Names the files that are neither in the folder nor made of a family. */
export const documentsWithoutFile = (sources: Partial<DocumentSources>, folder: string): string[] =>
  (sources.documents?.documents ?? [])
    .filter(({ file }) => file.startsWith(mark))
    .filter((row) => !existsSync(fileOf(folder, row.file.slice(mark.length))) && !familyOf(sources, row))
    .map(({ file }) => file.slice(mark.length));

/** Stores the files of documents, and puts their addresses into the content. */
export async function storeDocuments(
  { db, images, uploader }: { db: Db; images: ImageStore; uploader: string },
  sources: DocumentSources,
  folder: string,
) {
  for (const row of sources.documents?.documents ?? []) {
    if (!row.file.startsWith(mark)) continue;
    const name = row.file.slice(mark.length);
    const file = fileOf(folder, name);
    const family = familyOf(sources, row);
    const bytes = existsSync(file) ? await readFile(file) : documentOf(row, family, sources);
    row.file = (await storeDocumentFile(db, images, { chunks: once(bytes), name, uploader })).url;
  }
}

async function* once(bytes: Buffer) {
  yield await Promise.resolve(bytes);
}

/** Makes the data sheet of a family, or a sample of a certificate. */
export function documentOf(row: Row, family: Family | undefined, sources: DocumentSources) {
  if (!family) throw new Error(`The document ${row.id} of the starter content belongs to no family.`);
  const author = sources.general?.name ?? '';
  return row.kind === 'CERTIFICATE'
    ? plainPdf({ title: row.title, author, stamp: 'ÖRNEK', blocks: certificate(family, sources) })
    : plainPdf({ title: row.title, author, blocks: dataSheet(family, sources) });
}

const byCode = collator({ numeric: true });
const codeOf = ({ stockCode, name }: Product) => stockCode ?? name;

const readers = ({ attributes, products }: DocumentSources, family: Family) => {
  const known = new Map(attributes?.attributes.map((one) => [one.id, one]));
  const valueOf = ({ specs = [] }: Product, id: string) => {
    const values = specs.find(({ attributeId }) => attributeId === id)?.values ?? [];
    const options = known.get(id)?.options ?? [];
    return values.map((value) => options.find((option) => option.id === value)?.name ?? value).join(', ');
  };
  const heading = (id: string) => {
    const { name = id, unit } = known.get(id) ?? {};
    return unit ? `${name} (${unit})` : name;
  };
  const articles = (products?.products ?? [])
    .filter((product) => product.family === family.id)
    .sort((one, other) => byCode.compare(codeOf(one), codeOf(other)));
  return { valueOf, heading, articles };
};

const rule =
  'Ölçüler anılan normlardandır. Normun vermediği ağırlık, devir, yük ve akım gibi değerler piyasada yaygın değerlerdir; bağlayıcı değer için teklif isteyin.';

function dataSheet(family: Family, sources: DocumentSources): Block[] {
  const { valueOf, heading, articles } = readers(sources, family);
  const standards = [...new Set(articles.map((article) => valueOf(article, 'standart')).filter(Boolean))];
  return [
    ...(standards.length > 0
      ? [{ text: `Normlar: ${[...new Set(standards.flatMap((one) => one.split(', ')))].join(', ')}` }]
      : []),
    { heading: 'Ürünler ve ölçüleri' },
    {
      rows: [
        ['Stok kodu', ...family.columns.map(heading)],
        ...articles.map((article) => [codeOf(article), ...family.columns.map((id) => valueOf(article, id) || '-')]),
      ],
    },
    { text: rule },
  ];
}

function certificate(family: Family, sources: DocumentSources): Block[] {
  const { valueOf, articles } = readers(sources, family);
  const [standard = '-'] = articles.map((article) => valueOf(article, 'standart')).filter(Boolean);
  const filled = 'Gerçek belgede yazar';
  return [
    {
      text: 'Bu sayfa, siparişle istenen EN 10204 tip 3.1 muayene belgesinin biçimini gösterir. Hiçbir partiye ait değildir ve değer içermez.',
    },
    {
      rows: [
        ['Alan', 'İçerik'],
        ['Belge türü', 'EN 10204 - 3.1 muayene belgesi'],
        ['Ürün', family.name],
        ['Ürün normu', standard],
        ['Belge, sipariş ve parti numarası', filled],
        ['Malzeme ve şarj (döküm) numarası', filled],
        ['Kimyasal bileşim', filled],
        ['Mekanik değerler ve sertlik', filled],
        ['Ölçü ve yüzey muayenesi', filled],
        ['Üreticinin üretimden bağımsız yetkilisi', 'Ad, görev, tarih ve imza'],
      ],
    },
  ];
}
