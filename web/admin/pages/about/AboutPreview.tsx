import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { DocumentRowFragmentDoc } from '../../catalogue/documents/documents.generated.ts';
import type { NamedDocument } from '../../catalogue/documents/namedDocuments.ts';
import { PagePreview } from '../../parts/forms/PagePreview.tsx';
import * as words from '../../../words/admin/en/about.ts';

type Row = Record<string, string>;

const cards = ['mission', 'vision', 'values', 'team'] as const;
type Card = (typeof cards)[number];

const ofType = (rows: Row[], __typename: string) => rows.map((row) => ({ __typename, ...row }));

export function AboutPreview() {
  const { cache } = useApolloClient();
  const values = useWatch() as Record<Card, Row> & { numbers: Row[]; steps: Row[]; documentIds: NamedDocument[] };
  const shown = useMemo(() => {
    const { numbers, steps, documentIds, ...texts } = structuredClone(values);
    const documents = documentIds.flatMap(({ id }) => {
      const from = cache.identify({ __typename: 'Document', id });
      return cache.readFragment({ id: from, fragment: DocumentRowFragmentDoc, fragmentName: 'DocumentRow' }) ?? [];
    });
    const sections = Object.fromEntries(cards.map((card) => [card, { __typename: 'AboutSection', ...texts[card] }]));
    return {
      About: {
        ...texts,
        ...sections,
        numbers: ofType(numbers, 'AboutNumber'),
        steps: ofType(steps, 'AboutStep'),
        documents,
      },
    };
  }, [values, cache]);
  return <PagePreview title={words.theAboutPage} page="/about" shown={shown} />;
}
