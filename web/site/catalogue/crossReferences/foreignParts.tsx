import type { ApolloClient } from '@apollo/client';
import { OtherCodesDocument } from './otherCodes.generated.ts';
import { loadOptional } from '../../parts/loaders/load.ts';
import { AskUs } from './AskUs.tsx';
import { ForeignHits } from './ForeignHits.tsx';
import { OtherCodes } from './OtherCodes.tsx';

/** The parts of a search for a code of another maker. Own codes with its figures are a search of their own. */
export const foreignParts = {
  ForeignHits,
  OtherCodes,
  AskUs,
  loadOthers: (client: ApolloClient, core: string) => loadOptional(client, OtherCodesDocument, { core }),
};
