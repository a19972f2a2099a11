import type { SentEvent } from '../../../db/webhookTables.ts';

/** Returns the name that is sent: 'enquiry.state_changed'. */
export const wireName = (event: SentEvent) => event.toLowerCase().replace('_', '.');
