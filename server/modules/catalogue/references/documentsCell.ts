import { UnreadableCell, type Choices, type Form } from '../../../fields/sheet.ts';
import { plainName } from './namedId.ts';

/** Between the documents of one product. */
const between = '|';

type Named = Choices['documents'];

const called = (documents: Named, name: string) =>
  documents.filter(({ id, name: title }) => id === name || plainName(title) === plainName(name));

/** A title that another document has as well, or that would read as two, says nothing: then the id stands there. */
const nameIn = (documents: Named, id: string) => {
  const title = documents.find((one) => one.id === id)?.name;
  return title !== undefined && !title.includes(between) && called(documents, title).length === 1 ? title : id;
};

/** The documents of a product in their order, in a spreadsheet by title or by id: 'Ölçü resmi | Katalog 2026'. */
export const documentsCell: Form<string[]> = {
  write: (ids, { documents }) => ids.map((id) => nameIn(documents, id)).join(` ${between} `),
  read(cell, { documents }) {
    const names = String(cell)
      .split(between)
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
