// Folders form a tree: those that stand side by side never import each other in a circle.

/** Tests ask for anything, and generated types name the rows of every module. */
const isApart = (path) => /[.](test[.]\w+|generated[.]ts)$|[/](testing|generated)[/]/.test(path);

/** The names from the top down to where the two part: ['server', 'modules', 'sales'] and ['server', 'modules', 'people']. */
function parting(one, other) {
  const [a, b] = [one.split('/'), other.split('/')];
  const at = a.findIndex((name, index) => name !== b[index]);
  return [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')];
}

/** What each folder, or file, imports of those beside it: name -> name -> one import that does so. */
function arrowsOf(imports) {
  const arrows = new Map();
  for (const [from, to] of imports.filter((pair) => !pair.some(isApart))) {
    const [room, other] = parting(from, to);
    if (room === from && other === to) continue;
    const outgoing = arrows.get(room) ?? new Map();
    if (!outgoing.has(other)) outgoing.set(other, [from, to]);
    arrows.set(room, outgoing);
  }
  return arrows;
}

/** The shortest way from `start` back to itself, as imports; undefined where there is none. */
function wayBack(arrows, start) {
  const ways = [...(arrows.get(start) ?? [])].map(([room, step]) => ({ room, steps: [step] }));
  const seen = new Set();
  for (const { room, steps } of ways) {
    if (room === start) return steps;
    if (seen.has(room)) continue;
    seen.add(room);
    for (const [next, step] of arrows.get(room) ?? []) ways.push({ room: next, steps: [...steps, step] });
  }
  return undefined;
}

/** Circles of folders, each as the imports that make it. `imports` are pairs of paths: who, and what it imports. */
export function circlesOfFolders(imports) {
  const arrows = arrowsOf(imports);
  const found = new Map();
  for (const room of arrows.keys()) {
    const steps = wayBack(arrows, room);
    const name = steps && [...steps].sort().join();
    if (steps && !found.has(name)) found.set(name, steps);
  }
  return [...found.values()];
}

export const instead =
  'Folders beside each other import in one direction. Move what both need into a folder below the two, and a list that knows them all into a file above them.';
