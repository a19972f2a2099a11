import type { Choice } from '../../../../../common/offers/chosen.ts';
import type { acceptanceChannels } from '../../../../db/tables/orderTables.ts';

export type AcceptanceChannel = (typeof acceptanceChannels)[number];

/** The record of an acceptance, as it stands on the papers of the order. */
export type Acceptance = {
  /** Name, title and network are blank once the person is erased. */
  name: string;
  title: string;
  /** The time is in milliseconds. */
  at: number;
  /** How it reached the company, and on which day where that was not on the site. */
  channel: AcceptanceChannel;
  acceptedOn: string | null;
  /** The network from which it came, such as '203.0.113.0/24'; blank where it did not come by the site. */
  network: string;
  /** The SHA-256 of the offer's file as the buyer saw it. */
  digest: string;
};

/** An acceptance with the lines that are ordered. */
export type Accepted = Acceptance & { choice: Choice };
