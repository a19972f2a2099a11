import { expect, test } from 'vitest';
import { contentWithoutFiles } from '../../../testing/openCatalogue.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { importContent } from '../../upkeep/content/content.import.ts';
import type { BuyerQuestion } from './buyerQuestion.ts';
import { buyerQuestions } from './buyerQuestions.ts';
import { inGate } from '../../../testing/inGate.ts';

type Facet = { attribute: { id: string }; choices: { value: string; count: number }[]; range: object | null };

const Ask = `query ($categoryId: ID!, $filter: ProductFilter) {
  products(categoryId: $categoryId, discontinued: false, filter: $filter, first: 100) {
    totalCount
    nodes { name stockCode }
    facets {
      kinds { kind { id } }
      specs { attribute { id } choices { value count } range { low } }
      availability { availability count }
      leadTimes { days }
    }
  }
}`;

const filterOf = ({ kind, any = {}, range = {}, covers = {}, stock, leadDays }: BuyerQuestion) => {
  const ids = new Set([any, range, covers].flatMap((asked) => Object.keys(asked)));
  return {
    ...(kind && { kindIds: [kind] }),
    ...(stock && { availability: ['IN_STOCK'] }),
    ...(leadDays && { leadDays }),
    specs: [...ids].map((attributeId) => {
      const [from, to] = range[attributeId] ?? [];
      return {
        attributeId,
        anyOf: any[attributeId],
        ...(range[attributeId] && { range: { from, to } }),
        covers: covers[attributeId],
      };
    }),
  };
};

test(`${buyerQuestions.length} questions of buyers are answered by what the pages offer`, async () => {
  const { db, asVisitor } = await openTestApi();
  await importContent(db, contentWithoutFiles('data/starter'));
  const wrong: string[] = [];
  for (const asked of buyerQuestions.slice(0, inGate(15, 1000))) {
    const { category: categoryId, question, kind } = asked;
    const before = (await asVisitor(Ask, { categoryId, filter: kind ? { kindIds: [kind] } : {} })).data.products;
    const offered = new Map((before.facets.specs as Facet[]).map((facet) => [facet.attribute.id, facet]));
    const filter = filterOf(asked);
    const missing = filter.specs.filter(({ attributeId, anyOf = [] }) => {
      const facet = offered.get(attributeId);
      const known = anyOf.every((value) => facet?.choices.some((one) => one.value === value && one.count > 0));
      return !facet || !known;
    });
    const { data, errors } = await asVisitor(Ask, { categoryId, filter });
    expect(errors, question).toBeUndefined();
    const codes = (data.products.nodes as { name: string; stockCode: string }[]).map(({ stockCode }) => stockCode);
    const answer = { count: codes.length, others: codes.filter((code) => !asked.codes.test(code)) };
    if (missing.length > 0 || answer.count !== asked.count || answer.others.length > 0 || answer.count === 0)
      wrong.push(
        `${question}: ${missing.map(({ attributeId }) => attributeId).join()} ${answer.count} ${codes.join()}`,
      );
    // No choice that is offered after these leads to nothing without saying so.
    expect(data.products.facets.kinds.length, question).toBeGreaterThan(0);
  }
  expect(wrong).toEqual([]);
}, 60_000);
