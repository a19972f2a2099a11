// Thirty products as a shop of this trade has them: six families of four sizes, and six that have none. Each export of a shop is made of
// them, so that what arrives can be compared field by field.

export type ShopProduct = {
  id: number;
  code: string;
  name: string;
  /** The product that its variants share in the shop; null for one without variants. */
  parent: ShopParent | null;
  price: number;
  vat: 20 | 10;
  path: string[];
  brand: string;
  html: string;
  /** The description as people read it. */
  text: string;
  gtin: string;
  pictures: string[];
  /** Names with values as a shop types them. */
  specs: Record<string, string>;
  /** The names of the specs that tell variants apart. */
  own: string[];
  status: 'PUBLISHED' | 'DRAFT';
  inStock: boolean;
  slug: string;
};
export type ShopParent = { id: number; code: string; name: string; slug: string; sizes: string[] };

const hosts = 'https://cdn.eskimagaza.example';

/** The last digit of a GTIN is a check. */
function gtinOf(number: number): string {
  const digits = `869000${String(100_000 + number)}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

const groups = [
  ['Rulman', ['Güç Aktarım', 'Rulmanlar'], 'SKF', 'Çap', 'mm'],
  ['V Kayışı', ['Güç Aktarım', 'Kayışlar'], 'Optibelt', 'Boy', 'mm'],
  ['Küresel Vana', ['Tesisat', 'Vanalar', 'Küresel'], 'İğdır Vana', 'Anma çapı', 'mm'],
  ['Cıvata', ['Bağlantı Elemanları', 'Cıvatalar'], 'Norm', 'Boy', 'mm'],
  ['Elektrik Motoru', ['Motorlar'], 'Gamak', 'Güç', 'kW'],
  ['Basınç Şalteri', ['Ölçüm', 'Basınç'], 'Danfoss', 'Basınç', 'bar'],
] as const;

function textsOf(name: string) {
  const html = `<p>${name} <strong>ağır hizmet</strong> i&ccedil;indir.</p>\n<ul><li>Paslanmaz &amp; dayanıklı</li><li>2 yıl garanti</li></ul>`;
  return { html, text: `${name} ağır hizmet içindir.\n• Paslanmaz & dayanıklı\n• 2 yıl garanti` };
}

const slugOf = (name: string) =>
  name
    .toLocaleLowerCase('tr')
    .replaceAll(/[çğıöşü]/g, (sign) => 'cgiosu'['çğıöşü'.indexOf(sign)] ?? '')
    .replaceAll(/[^a-z\d]+/g, '-');

/** `count` families of four sizes, and as many products without a family; at least six of each. */
export function shopCatalogue(count = 6, host = hosts): ShopProduct[] {
  const products: ShopProduct[] = [];
  let id = 100;
  for (let at = 0; at < count; at++) {
    const [kind, path, brand, spec, unit] = groups[at % groups.length] ?? groups[0];
    const series = at < groups.length ? '' : ` ${at}`;
    const parentName = `${kind} İS${series}`;
    const sizes = [1, 2, 3, 4].map((size) => `${size * 5}${size === 2 ? ',5' : ''} ${unit}`);
    const parent: ShopParent = { id: id++, code: `P-${at}`, name: parentName, slug: slugOf(parentName), sizes };
    const { html, text } = textsOf(parentName);
    const shared = {
      ...{ brand, html, text, path: [...path], vat: at % 3 === 2 ? (10 as const) : (20 as const) },
      status: at === 4 ? ('DRAFT' as const) : ('PUBLISHED' as const),
    };
    for (const [place, size] of sizes.entries()) {
      products.push({
        ...shared,
        ...{ id: id++, code: `${kind.slice(0, 2).toLocaleUpperCase('tr')}-${at}-${place + 1}`, parent },
        name: `${parentName} ${size}`,
        price: 100 + at * 10 + place + 0.5,
        gtin: gtinOf(id),
        pictures: [`${host}/urun/${at}-${place}-a.jpg`, `${host}/urun/${at}-b.jpg`],
        specs: { [spec]: size, Malzeme: at % 2 === 0 ? 'Çelik' : 'Pirinç' },
        own: [spec],
        inStock: place !== 3,
        slug: parent.slug,
      });
    }
    const name = `${kind} Yedek Parça${series}`;
    products.push({
      ...shared,
      ...textsOf(name),
      ...{ id: id++, code: `YP-${at}`, name, parent: null, price: 50 + at, gtin: gtinOf(id) },
      pictures: [`${host}/urun/yp-${at}.jpg`],
      specs: { Malzeme: 'Çelik' },
      own: [],
      inStock: true,
      slug: slugOf(name),
    });
  }
  return products;
}

export type Cells = Record<string, string>;

/** Writes rows as CSV; the columns are those of `heading`. */
export function csvOf(heading: string[], rows: Cells[], separator = ','): string {
  const cell = (text: string) =>
    /["\n\r]|^\s|\s$/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  return [heading, ...rows.map((row) => heading.map((name) => row[name] ?? ''))]
    .map((cells) => `${cells.map(cell).join(separator)}\r\n`)
    .join('');
}

/** Returns the parents with their variants, and the products without one, in their order. */
export function byParent(products: ShopProduct[]): { parent: ShopParent | null; variants: ShopProduct[] }[] {
  const groups: { parent: ShopParent | null; variants: ShopProduct[] }[] = [];
  for (const product of products) {
    const last = groups.at(-1);
    if (last && product.parent && last.parent === product.parent) last.variants.push(product);
    else groups.push({ parent: product.parent, variants: [product] });
  }
  return groups;
}
