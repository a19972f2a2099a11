import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Marked } from './Marked.tsx';
import { SuggestedCategory } from './SuggestedCategory.tsx';
import { SuggestedProduct } from './SuggestedProduct.tsx';
import type { Answer } from './useSuggestions.ts';
import * as words from '../../../words/tr/search.ts';
import { didYouMean as askIfMeant } from '../../../words/tr/questionAfter.ts';
import * as common from '../../../words/tr/common.ts';

export interface Group {
  title: string;
  options: { to: string; shown: ReactNode }[];
}

const mostCategories = 3;

/**
 * Groups the suggestions from top to bottom. A visitor who types a code wants that part; one who types a word may want
 * a whole category.
 */
export function groupsOf(answer: Answer): Group[] {
  const groups = [categoriesOf(answer), productsOf(answer)];
  const ordered = /\d/.test(answer.search) ? groups.reverse() : groups;
  return [meantBy(answer), ...ordered].filter(({ options }) => options.length > 0);
}

/** The results of a search are already those of the correction, unless it is one of a code. */
export const isAnswered = ({ didYouMean, isPartial, totalCount }: Answer) =>
  didYouMean !== null && !isPartial && totalCount > 0;

export const questionOf = (meant: string) => askIfMeant(meant).replace('{meant}', () => meant);

const meantBy = (answer: Answer): Group => ({
  title: words.correction,
  options:
    answer.didYouMean === null || isAnswered(answer)
      ? []
      : [{ to: paths.search(answer.didYouMean), shown: <strong>{questionOf(answer.didYouMean)}</strong> }],
});

const categoriesOf = ({ matchingCategories }: Answer): Group => ({
  title: common.categories,
  options: matchingCategories
    .filter(({ productCount }) => productCount > 0)
    .slice(0, mostCategories)
    .map((category) => ({ to: paths.category(category.id), shown: <SuggestedCategory category={category} /> })),
});

const productsOf = ({ edges }: Answer): Group => ({
  title: common.products,
  options: edges.map(({ node, matches, missingWords, matchedBy }) => ({
    to: paths.product(node.id),
    shown: (
      <SuggestedProduct product={node} missing={words.missing(missingWords)} foreign={words.foreign(matchedBy)}>
        <Marked text={node.name} matches={matches} />
      </SuggestedProduct>
    ),
  })),
});
