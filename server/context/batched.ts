import type { Context } from './context.ts';

type Group<Value> = { ids: string[]; values: Promise<Map<string, Value>> };

/**
 * Reads a field for all items of a list at once. graphql-js resolves a field of all items right after each other, so that
 * `read` is called after the last. One call of `read` covers the items with equal `args`, and returns a value for every
 * id.
 */
export function batched<Args, Value>(
  read: (context: Context, ids: string[], args: Args) => Promise<Map<string, Value>>,
): (context: Context, id: string, args: Args) => Promise<Value> {
  const open = new WeakMap<Context, Map<string, Group<Value>>>();
  return async (context, id, args) => {
    const groups = open.get(context) ?? new Map<string, Group<Value>>();
    open.set(context, groups);
    const name = JSON.stringify(args);
    const group = groups.get(name) ?? begin(groups, name, (ids) => read(context, ids, args));
    groups.set(name, group);
    group.ids.push(id);
    const values = await group.values;
    const value = values.get(id);
    if (value === undefined) throw new Error(`Nothing was read for ${id}.`);
    return value;
  };
}

function begin<Value>(
  groups: Map<string, Group<Value>>,
  name: string,
  read: (ids: string[]) => Promise<Map<string, Value>>,
): Group<Value> {
  const ids: string[] = [];
  const values = Promise.resolve().then(() => {
    groups.delete(name);
    return read([...new Set(ids)]);
  });
  return { ids, values };
}
