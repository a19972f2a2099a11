import { onTestFinished, vi } from 'vitest';

const bytes = () => new Uint8Array([1, 2, 3]).buffer;

/** Gives jsdom the passkeys of a browser: `asks` is called for a new one and for an answer. */
export function plugInDevice(asks: (kind: 'create' | 'get', mediation?: string) => Promise<void>, inField = false) {
  const credential = (response: object) => ({
    id: 'AQID',
    rawId: bytes(),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes(), ...response },
  });
  vi.stubGlobal(
    'PublicKeyCredential',
    class {
      static isConditionalMediationAvailable = () => Promise.resolve(inField);
    },
  );
  const credentials = {
    create: async () => {
      await asks('create');
      return credential({ attestationObject: bytes(), getTransports: () => ['internal'] });
    },
    get: async ({ mediation }: { mediation?: string }) => {
      await asks('get', mediation);
      return credential({ authenticatorData: bytes(), signature: bytes(), userHandle: bytes() });
    },
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
}
