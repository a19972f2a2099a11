import { UnreadableCell, type Choices, type Form } from '../../../fields/sheet.ts';
import { plainName } from './namedId.ts';

/** Separates the documents of one product. */
const separator = '|';

type Named = Choices[string];

const called = (documents: Named, name: string) =>
  documents.filter(({ id, name: title }) => id === name || plainName(title) === plainName(name));

/** Writes the id instead of a title that another document has too, or that contains the separator. */
const nameIn = (documents: Named, id: string) => {
  const title = documents.find((one) => one.id === id)?.name;
  return title !== undefined && !title.includes(separator) && called(documents, title).length === 1 ? title : id;
};

/** A cell holds the titles or ids of a product's documents, in their order: 'Ölçü resmi | Katalog 2026'. */
export const documentsCell: Form<string[]> = {
  write: (ids, { documents = [] }) => ids.map((id) => nameIn(documents, id)).join(` ${separator} `),
  read(cell, { documents = [] }) {
    const names = String(cell)
      .split(separator)
      .map((name) => name.trim().normalize('NFC'))
      .filter((name) => name !== '');
    const ids = names.map((name) => {
      const found = called(documents, name);
      const [one] = found.filter(({ id }) => id === name).concat(found);
      if (!one) throw new UnreadableCell(`There is no document ${name}: enter a title or an id from Documents.`);
      if (found.length > 1 && one.id !== name)
        throw new UnreadableCell(`Several documents are called ${name}: enter the id of one.`);
      return one.id;
    });
    return [...new Set(ids)];
  },
};
