type Ask = (operation: string, variables: object) => Promise<unknown>;

const Choose = `mutation ($ids: [ID!]!) {
  updateSector(id: "construction", input: { productIds: $ids, status: DRAFT }) { id }
}`;
const Write = 'mutation ($input: AboutInput!) { updateAbout(input: $input) { version } }';

type Pages = { word: string; documentId: string; productId: string };

/** Makes drafts of the about page, whose texts are `word`, and of the choice of a sector. */
export async function draftPages(ask: Ask, { word, documentId, productId }: Pages) {
  await ask(Choose, { ids: [productId] });
  const card = { title: word, description: word, icon: 'target' };
  const cards = { mission: card, vision: card, values: card, team: card };
  const input = { heroTitle: word, heroDescription: word, ...cards, documentIds: [documentId], status: 'DRAFT' };
  await ask(Write, { input });
}

/** Publishes both at once, by a plan. */
export const publishPages = `mutation {
  createPlan(input: {
    name: "Yayın", status: PUBLISHED, at: "2020-01-01T00:00:00Z", pastIsNow: true
    things: [{ entity: ABOUT, id: "1" }, { entity: SECTOR, id: "construction" }]
  })
}`;
