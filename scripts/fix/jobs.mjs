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

/** Returns the list of jobs that a worker can run. */
export const listOfJobs = (files) => `import type { Job } from './jobs/job.ts';
${files.map(({ file, names }) => `import { ${names.join(', ')} } from '${file}';\n`).join('')}
/** Every job of a file *.job.ts or *.jobs.ts: \`npm run fix\` writes this list. */
export const workerJobs: Pick<Job<never, unknown>, 'name' | 'run'>[] = [
${files.flatMap(({ names }) => names.map((name) => `  ${name},\n`)).join('')}];
`;
