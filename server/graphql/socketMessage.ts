import { MessageType, parseMessage } from 'graphql-ws';
import { checkNesting } from './nesting.ts';

/** An operation's id: each of its answers repeats it. */
const longestId = 200;

const ofClients: MessageType[] = [
  MessageType.ConnectionInit,
  MessageType.Ping,
  MessageType.Pong,
  MessageType.Subscribe,
  MessageType.Complete,
];

/**
 * Whether a client of the protocol may send it. What else is one of its messages the package throws as a fault of ours, and
 * a payload that it sends back, as of a ping, is written by a function that calls itself for each level.
 */
export function mayBeSent(text: string): boolean {
  try {
    const message = parseMessage(text);
    if (!ofClients.includes(message.type)) return false;
    if ('id' in message && message.id.length > longestId) return false;
    // What it asks is looked at where an error can say what is wrong.
    return message.type === MessageType.Subscribe || !checkNesting(message);
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}
