import { bucketName, type Bucket } from './bucket.ts';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Whether the server says that there is no such file. */
export const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes(nameOf(error));

/** Says in one sentence, without the key, what to do about a bucket that cannot be used. Other errors are returned unchanged. */
export function explainBucket(error: unknown, bucket: Bucket): unknown {
  const sentence = sentenceOf(error, bucket);
  return sentence ? new Error(sentence, { cause: error }) : error;
}

function sentenceOf(error: unknown, bucket: Bucket): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [name, where] = [bucketName(bucket), bucket.endpoint ?? `Amazon S3 in ${bucket.region}`];
  switch (error.name) {
    case 'NoSuchBucket':
      return `There is no bucket ${bucket.name} at ${where}: make it first, or check STORAGE_URL.`;
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
    case 'AccessDenied':
    case 'Forbidden':
    case 'InvalidToken':
    case 'ExpiredToken':
      return (
        `The key may not use ${name} at ${where} (${error.name}): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, ` +
        'and that it may list, read, write and delete there.'
      );
    case 'CredentialsProviderError':
      return `There is no key for ${name}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
    case 'IllegalLocationConstraintException':
      return `The bucket ${bucket.name} is in another region than ${bucket.region}: add ?region=… to STORAGE_URL.`;
  }
  const code = 'code' in error ? String(error.code) : error.name;
  if ('$metadata' in error && '$fault' in error) {
    return `${where} cannot be asked for ${name} (${code}: ${error.message.replace(/\.$/, '')}): check STORAGE_URL.`;
  }
  return /^(E[A-Z]+|TimeoutError|CERT_.*|DEPTH_.*|SELF_.*|ERR_TLS.*)$/.test(code)
    ? `${where} does not answer (${code}): check the endpoint in STORAGE_URL.`
    : undefined;
}
