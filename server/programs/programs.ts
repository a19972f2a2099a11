import { Router } from 'express';
import type { Services } from '../context/context.ts';
import type { Ask } from '../graphql/ask.ts';
import { oneSpelling } from '../http/spelling.ts';
import { mcp } from './mcp/mcp.ts';
import { ucp } from './ucp/ucp.ts';

type Settings = { ask: Ask; origin: string; publicOrigin: string | undefined };

/** The doors for programs that speak a protocol of others in place of ours. */
export const programDoors = (services: Services, settings: Settings): Router =>
  Router(oneSpelling).use(mcp(services, settings), ucp(services, settings));
