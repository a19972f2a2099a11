import type { Bucket } from '../../storage/bucket.ts';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../openTestApi.ts';

/** s3rver accepts only this key. */
export const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Starts a server for S3, with an empty bucket, for as long as the test runs. */
export async function startS3() {
  const { default: S3rver } = await import('@20minutes/s3rver');
  const directory = await temporaryFolder();
  const configureBuckets = [{ name: 'vitrin', configs: [] }];
  // It computes the signature of a listing differently from Amazon.
  const loose = { silent: true, allowMismatchedSignatures: true };
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory, configureBuckets, ...loose });
  const { port } = await server.run();
  let isOpen = true;
  const stop = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(stop);
  const endpoint = `http://127.0.0.1:${port}`;
  const bucket: Bucket = { name: 'vitrin', prefix: 'deneme/', endpoint, region: 'us-east-1', ...key };
  return { bucket, endpoint, url: `s3://vitrin/deneme?endpoint=${endpoint}`, stop };
}
