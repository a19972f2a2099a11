/** A frame in which no script runs gets the styles for browsers without scripts. Visitors have them, and see the others. */
export function showAsWithScripts(page: Document) {
  for (const sheet of page.styleSheets)
    for (const rule of sheet.cssRules) if ('media' in rule) turn(rule.media as MediaList);
}

/** These conditions are always met, and never. */
const met = '(min-width: 0px)';
const unmet = '(max-width: 0px)';

function turn(media: MediaList) {
  const written = media.mediaText;
  const turned = written.replace('(scripting: none)', unmet).replace('(scripting: enabled)', met);
  if (turned !== written) media.mediaText = turned;
}
