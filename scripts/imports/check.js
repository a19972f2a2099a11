import { cruise, format } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.js';
import { circlesOfFolders, instead } from './folders.js';

/** Lint of imports: each file by the table of layers, then folders among each other. */
const { output } = await cruise(['.'], { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } });
const { exitCode, output: report } = await format(output, { outputType: 'err-long' });
console.log(report.trim());

const imports = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.filter(({ couldNotResolve }) => !couldNotResolve).map(({ resolved }) => [source, resolved]),
);
const ours = imports.filter(([, to]) => !to.includes('node_modules/') && to.includes('/'));
const circles = circlesOfFolders(ours);
for (const steps of circles) {
  console.log(`\nfolders in a circle:\n${steps.map(([from, to]) => `  ${from} → ${to}`).join('\n')}\n  ${instead}`);
}
process.exitCode = exitCode || (circles.length > 0 ? 1 : 0);
