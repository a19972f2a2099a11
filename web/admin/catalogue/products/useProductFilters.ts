import { availabilities, statuses } from '../../../../common/enumWords.ts';
import { checkWord, productCheckNames, productChecks } from '../../../../common/health/healthChecks.ts';
import { labels } from '../../../../common/labels.ts';
import {
  availabilityWords,
  noBrand,
  productFilters,
  statusWords,
  waitingWord,
} from '../../../../common/product/productFilters.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { FilterChoice, TokenFilter } from '../../parts/lists/filterTokens.ts';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/productFilters.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import { useCategoryOptionsQuery, useListChoicesQuery } from './products.generated.ts';
import type { ProductListState } from './useProductList.ts';

const { product } = labels;

const choices = (rows: readonly { id: string; name: string }[] = []): FilterChoice[] =>
  rows.map(({ id, name }) => ({ value: id, word: name }));
const plain = (texts: readonly string[] = []): FilterChoice[] => texts.map((text) => ({ value: text, word: text }));

/** A filter with two values: what it lacks stands first, since that is looked for. */
const either = (name: string, label: string, any: string, no: FilterChoice, yes: FilterChoice): TokenFilter => ({
  name,
  word: words.typed[name as keyof typeof words.typed],
  label,
  any,
  choices: [no, yes],
});
const none = (label: string): FilterChoice => ({ value: 'no', word: words.none, label });
const some = (label: string): FilterChoice => ({ value: 'yes', word: words.some, label });

/** These have values of the site's own, whose names are loaded. */
const named = ['kind', 'family', 'brand', 'by', 'import'];

/**
 * The filters of the list of products. Their values are loaded once somebody is about to filter, or where the address has a
 * filter that needs a name.
 */
export function useProductFilters(list: ProductListState, isAsked: boolean): TokenFilter[] {
  const categories = useCategoryOptionsQuery().data?.categories;
  const { data } = useListChoicesQuery({
    fetchPolicy: 'cache-and-network',
    skip: !isAsked && !named.some((name) => list.param(name) !== ''),
  });
  const nameOf = usePersonName();
  const profiles = data?.importProfiles ?? [];
  const isOfUnknown = list.param('import') !== '' && !profiles.some(({ id }) => id === list.param('import'));
  const { typed } = words;
  return [
    {
      name: 'kind',
      word: typed.kind,
      label: productFilters.kind,
      any: words.allKinds,
      choices: choices(data?.productKinds),
      lang: siteLanguage,
    },
    {
      name: 'family',
      word: typed.family,
      label: productFilters.family,
      any: words.allFamilies,
      choices: choices(data?.families),
      lang: siteLanguage,
    },
    {
      name: 'category',
      word: typed.category,
      label: product.categoryId,
      any: words.allCategories,
      choices: [...choices(categories), { value: 'uncategorized', word: turkish.uncategorized }],
      lang: siteLanguage,
    },
    {
      name: 'status',
      word: typed.status,
      label: productFilters.status,
      any: words.allStates,
      choices: [
        ...statusWords.map(({ word, status }) => ({ value: word, word, label: statuses[status] })),
        { value: waitingWord, word: words.waiting, label: words.waitingChanges },
      ],
    },
    either(
      'featured',
      product.featured,
      words.featuredOrNot,
      { value: 'no', word: words.no, label: words.notFeatured },
      { value: 'yes', word: words.yes, label: words.featured },
    ),
    either('price', product.price, words.priceOrNot, none(words.noPrice), some(words.withAPrice)),
    either('picture', productFilters.picture, words.pictureOrNot, none(words.noPicture), some(words.withAPicture)),
    either('code', product.stockCode, words.codeOrNot, none(words.noStockCode), some(words.withACode)),
    either(
      'specs',
      words.requiredSpecs,
      words.anySpecs,
      { value: 'no', word: words.missing, label: words.missesASpec },
      { value: 'yes', word: words.all, label: words.allRequiredSpecs },
    ),
    {
      name: 'brand',
      word: typed.brand,
      label: product.brand,
      any: words.allBrands,
      choices: [{ value: noBrand, word: words.none, label: words.noBrand }, ...plain(data?.productBrands)],
      lang: siteLanguage,
    },
    {
      name: 'availability',
      word: typed.availability,
      label: product.availability,
      any: words.anyAvailability,
      choices: availabilityWords.map(({ word, availability }) => ({
        value: word,
        word,
        label: availabilities[availability],
      })),
    },
    {
      name: 'by',
      word: typed.by,
      label: words.changedBy,
      any: words.changedByAnybody,
      choices: (data?.productAuthors ?? []).map((who) => ({ value: who, word: who, label: nameOf(who) })),
    },
    { name: 'since', word: typed.since, label: words.changedSince, any: words.changedSince, choices: [], isDay: true },
    {
      name: 'check',
      word: typed.check,
      label: productFilters.check,
      any: words.anyHealth,
      choices: productCheckNames.map((check) => ({
        value: checkWord(check),
        word: checkWord(check),
        label: productChecks[check].name,
      })),
    },
    ...(profiles.length > 0 || isOfUnknown
      ? [
          {
            name: 'import',
            word: typed.import,
            label: productFilters.import,
            any: words.inTheLastImportOrNot,
            choices: [
              ...profiles.map(({ id, name }) => ({ value: id, word: name, label: words.notInTheLastImportOf(name) })),
              ...(isOfUnknown
                ? [{ value: list.param('import'), word: words.deleted, label: words.notInTheLastImportOfADeleted }]
                : []),
            ],
          },
        ]
      : []),
  ];
}

/** The orders of the list, for the line above it. */
export const orderOptions = [
  { value: '', label: words.newestFirst },
  { value: 'name', label: words.nameAToZ },
  { value: 'price', label: words.priceLowToHigh },
  { value: '-price', label: words.priceHighToLow },
  { value: 'complete', label: words.leastCompleteFirst },
  { value: '-complete', label: words.mostCompleteFirst },
];
