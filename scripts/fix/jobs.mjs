import { globSync, readFileSync } from 'node:fs';

/** The files of jobs with the names of the jobs in them: `{ file, names }`. */
export const jobFiles = () =>
  globSync('server/**/*.job{,s}.ts')
    .sort()
    .map((file) => {
      const found = readFileSync(file, 'utf8').matchAll(/^export const (\w+Job)\b/gm);
      const names = [...found].map(([, name]) => name);
      if (names.length === 0) throw new Error(`${file} exports no job whose name ends with Job.`);
      return { file: file.replace(/^server/, '.'), names };
    });

/** A line has at most 120 letters. */
function importOf({ file, names }) {
  const line = `import { ${names.join(', ')} } from '${file}';\n`;
  return line.length <= 121 ? line : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${file}';\n`;
}

/** Returns the list of jobs that a worker can run. */
export const listOfJobs = (files) => `import type { Job } from './jobs/job.ts';
${files.map(importOf).join('')}
/** Every job of a file *.job.ts or *.jobs.ts: \`npm run fix\` writes this list. */
export const workerJobs: Pick<Job<never, unknown>, 'name' | 'run'>[] = [
${files.flatMap(({ names }) => names.map((name) => `  ${name},\n`)).join('')}];
`;
