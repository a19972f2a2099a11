import { clock } from './clock/clock.ts';
import { disk } from './disk/disk.ts';
import { mixedLoad } from './leaks/leaks.ts';
import { documents } from './fuzz/documents.ts';
import { kills } from './kills/kills.ts';
import type { Engine, Outcome, Rounds } from './outcome/outcome.ts';
import { imports } from './imports/imports.ts';
import { orders } from './orders/orders.ts';
import { plans } from './plans/plans.ts';
import { requests } from './fuzz/requests.ts';
import { servers } from './servers/servers.ts';
import { sends } from './sends/sends.ts';
import { slow } from './slow/slow.ts';
import { webhooks } from './webhooks/webhooks.ts';

/** `count` is the argument's number in a whole run: of kills, of documents, of minutes. */
type Part = {
  argument:
    | 'kills'
    | 'sends'
    | 'orders'
    | 'imports'
    | 'plans'
    | 'webhooks'
    | 'servers'
    | 'documents'
    | 'raw'
    | 'disk'
    | 'jumps'
    | 'slow'
    | 'minutes';
  count: number;
  name: string;
  /** It is set where each engine has a part of its own. */
  engine?: Engine;
  run: (dataDir: string, options: Rounds) => Promise<Outcome>;
};

/** The parts run in this order. */
export const parts: Part[] = [
  { argument: 'kills', count: 200, name: 'Killed under writes', engine: 'sqlite', run: kills },
  { argument: 'kills', count: 200, name: 'Killed under writes, PostgreSQL', engine: 'postgres', run: kills },
  { argument: 'sends', count: 20, name: 'Killed under sends', engine: 'sqlite', run: sends },
  { argument: 'sends', count: 20, name: 'Killed under sends, PostgreSQL', engine: 'postgres', run: sends },
  { argument: 'orders', count: 20, name: 'Killed under orders', engine: 'sqlite', run: orders },
  { argument: 'orders', count: 20, name: 'Killed under orders, PostgreSQL', engine: 'postgres', run: orders },
  { argument: 'imports', count: 20, name: 'Killed under imports', engine: 'sqlite', run: imports },
  { argument: 'imports', count: 20, name: 'Killed under imports, PostgreSQL', engine: 'postgres', run: imports },
  { argument: 'plans', count: 20, name: 'Killed under plans', engine: 'sqlite', run: plans },
  { argument: 'plans', count: 20, name: 'Killed under plans, three servers', engine: 'postgres', run: plans },
  { argument: 'webhooks', count: 1000, name: 'Webhooks', engine: 'sqlite', run: webhooks },
  { argument: 'webhooks', count: 1000, name: 'Webhooks, three servers', engine: 'postgres', run: webhooks },
  { argument: 'servers', count: 3, name: 'Several servers', run: servers },
  { argument: 'documents', count: 20_000, name: 'GraphQL documents', run: documents },
  { argument: 'raw', count: 10_000, name: 'Raw requests', run: requests },
  { argument: 'disk', count: 2, name: 'Disk and files', run: disk },
  { argument: 'jumps', count: 18, name: 'Clock', run: clock },
  { argument: 'slow', count: 600, name: 'Slow clients', run: slow },
  { argument: 'minutes', count: 60, name: 'Mixed load', run: mixedLoad },
];
