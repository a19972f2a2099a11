/** The pages that the router shows; only their own name is written in one way, since an id may need its capitals. */
const page = /^\/(products|categories|sectors|about|contact|kvkk)(\/[^/]+)?\/*$/i;

/**
 * The one path of a page that '/Products/' shows as well; undefined when it is that already, or no page. What comes
 * out begins with the name of a page, so it never leads to another host.
 */
export function cleanPath(path: string): string | undefined {
  const [, name, id = ''] = page.exec(path) ?? [];
  const clean = name && `/${name.toLowerCase()}${id}`;
  return clean === path ? undefined : clean;
}
