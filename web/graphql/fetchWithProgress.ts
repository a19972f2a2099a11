/**
 * A `fetch` over XMLHttpRequest, since only that reports upload progress: how many bytes of how many have been sent,
 * the multipart frame among them.
 */
export const fetchWithProgress =
  (onProgress: (sent: number, all: number) => void, signal: AbortSignal): typeof fetch =>
  (address, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init?.method ?? 'GET', address instanceof Request ? address.url : address);
      new Headers(init?.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
      request.onload = () => {
        const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' };
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      request.onerror = () => reject(new TypeError('The connection was lost.'));
      request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'));
      signal.addEventListener('abort', () => request.abort());
      request.send(init?.body as XMLHttpRequestBodyInit);
    });
