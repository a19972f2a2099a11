import { useMemo } from 'react';
import { siteLanguage } from '../../../common/text/locale.ts';
import { useFamilyOptionsQuery } from '../catalogue/families/families.generated.ts';
import { useCategoryOptionsQuery } from '../catalogue/products/products.generated.ts';
import { useSpecDefinitionsQuery } from '../catalogue/specs/specs.generated.ts';
import type { InputProps } from '../parts/forms/formFields.ts';
import { SelectInput } from '../parts/inputs/SelectInput.tsx';
import { choiceCell } from './choice.tsx';
import { valueIn, type Cell, type Entry, type Kind, type Lists, type Named, type Titled } from './kind.ts';

const useCategories = () => useCategoryOptionsQuery().data?.categories ?? [];
const useKinds = () => useSpecDefinitionsQuery({ fetchPolicy: 'cache-and-network' }).data?.productKinds ?? [];
const useFamilies = () => useFamilyOptionsQuery({ fetchPolicy: 'cache-and-network' }).data?.families ?? [];
const hooks = { category: useCategories, kind: useKinds, family: useFamilies };

/** Returns what cells may name. */
export function useLists() {
  const categories = useCategoryOptionsQuery().data?.categories;
  const kinds = useSpecDefinitionsQuery({ fetchPolicy: 'cache-and-network' }).data?.productKinds;
  const families = useFamilyOptionsQuery().data?.families;
  const lists = useMemo(
    (): Lists => ({ category: categories ?? [], kind: kinds ?? [], family: families ?? [] }),
    [categories, kinds, families],
  );
  return { lists, isLoading: categories === undefined || families === undefined };
}

/** The API has the row whose id a field holds under the same name without the ending. */
const rowIn = (row: object, name: string) => valueIn(row, name.replace(/Id$/, '')) as Titled | null | undefined;
const storedId = (row: object, name: string) => rowIn(row, name)?.id ?? null;

type Field = Named<'reference'>['field'];
/** Products are too many for a list: a form finds one by its name, and cells only show it. */
const isListed = (field: Field): field is Field & { to: keyof Lists } => field.to !== 'product';

/** The id of a row of another entity. */
export const reference: Kind<'reference'> = {
  form: ({ name, field }) => ({
    stored: (row) => storedId(row, name) ?? '',
    ...(isListed(field) ? listed(field, hooks[field.to]) : { blank: '', input: () => null }),
  }),
  cell: ({ name, field }, lists): Cell => ({
    lang: siteLanguage,
    ...(isListed(field)
      ? choiceCell<string | null>(
          [
            // Visitors read the word for products without a category; any other cell is blank.
            { value: null, words: field.to === 'category' ? [field.none, ''] : ['', field.none] },
            // Two rows may have one name; the first is meant.
            ...lists[field.to].map((one) => ({ value: one.id, words: [one.name] })),
          ],
          (row) => storedId(row, name),
        )
      : { stored: (row) => rowIn(row, name)?.name ?? '' }),
  }),
};

/** Makes a choice of one row, or none. The form leaves it out while there are no rows. */
function listed({ none, hint }: Field, useRows: () => readonly Titled[]): Omit<Entry, 'stored'> {
  function ChosenName({ id }: { id: unknown }) {
    return useRows().find((row) => row.id === id)?.name ?? none;
  }

  function ChoiceInput(field: InputProps) {
    const options = useRows().map(({ id, name }) => ({ value: id, label: name }));
    if (options.length === 0) return null;
    return <SelectInput {...field} lang={siteLanguage} none={none} options={options} hint={hint} />;
  }

  return {
    blank: '',
    show: (id) => <ChosenName id={id} />,
    input: (field) => <ChoiceInput {...field} />,
  };
}
