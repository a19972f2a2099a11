import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** These are WebAuthn's flags: present, verified, with a new key. */
const [present, verified, withKey] = [0x01, 0x04, 0x40];

/** A test may have an answer make these false claims. */
type Claims = { origin?: string; counter?: number; isVerified?: boolean; userHandle?: string; type?: string };

/** Creates a security key in software for one site: it makes a key pair and signs with it, as ES256. */
export function createAuthenticator(site: { origin: string; id: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let count = 0;
  let user = '';

  const clientData = (type: string, challenge: string, origin = site.origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authData(flags: number, counter: number, key: Buffer = Buffer.alloc(0)) {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(site.id), head, key]);
  }
  const flagsOf = ({ isVerified = true }: Claims) => present + (isVerified ? verified : 0);
  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };

  return {
    id: text(id),
    privateKey: text(privateKey.export({ format: 'der', type: 'pkcs8' })),
    /** Answers `beginPasskey`. */
    create(options: { challenge: string; user: { id: string } }, claims: Claims = {}) {
      user = options.user.id;
      // COSE has the kind EC2, the algorithm ES256, the curve P-256, and the point.
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
      ]);
      cose.set(-2, Buffer.from(x, 'base64url')).set(-3, Buffer.from(y, 'base64url'));
      const length = Buffer.from([0, id.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
      const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData(flagsOf(claims) + withKey, claims.counter ?? count, key)],
      ]);
      const clientDataJSON = text(clientData(claims.type ?? 'webauthn.create', options.challenge, claims.origin));
      const response = { clientDataJSON, attestationObject: text(isoCBOR.encode(attestation)), transports: ['usb'] };
      return { ...credential, response };
    },
    /** Answers `beginPasskeySignIn`. */
    get({ challenge }: { challenge: string }, claims: Claims = {}) {
      const client = clientData(claims.type ?? 'webauthn.get', challenge, claims.origin);
      count = claims.counter ?? count + 1;
      const authenticatorData = authData(flagsOf(claims), count);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
        userHandle: claims.userHandle ?? user,
      };
      return { ...credential, response };
    },
  };
}
