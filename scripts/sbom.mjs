import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parts } from './licences.mjs';

/**
 * `npm run sbom` writes the shipped packages as CycloneDX 1.5, from the installed ones and without a network. npm's own
 * `npm sbom --omit=dev` leaves out packages that a development tool needs as well, such as react.
 */
const { name, version, description } = JSON.parse(readFileSync('package.json', 'utf8'));
const purlOf = (part) => `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`;

/** `integrity` is 'sha512-…', from the lock file. */
function hashOf(integrity) {
  const [algorithm, content] = integrity.split(/-(.*)/);
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(content, 'base64').toString('hex'),
  };
}

const isExpression = (licence) => / (AND|OR) /.test(licence);

const components = new Map(
  parts().map((part) => [
    purlOf(part),
    {
      type: 'library',
      'bom-ref': purlOf(part),
      name: part.name,
      version: part.version,
      purl: purlOf(part),
      licenses: [isExpression(part.licence) ? { expression: part.licence } : { license: { id: part.licence } }],
      ...(part.integrity && { hashes: [hashOf(part.integrity)] }),
    },
  ]),
);

console.log(
  JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      serialNumber: `urn:uuid:${randomUUID()}`,
      version: 1,
      metadata: {
        timestamp: new Date().toISOString(),
        component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version, description },
      },
      components: [...components.values()],
    },
    null,
    2,
  ),
);
